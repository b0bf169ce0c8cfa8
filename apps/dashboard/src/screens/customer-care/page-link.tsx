import { customerCareTexts as texts } from '@rasteh/messages/dashboard'
import type { UIFieldServerProps } from 'payload'
import { isManager } from '#access/is-manager.ts'
import screen from '#components/screen.module.css'
import { customerUrl } from './customer-query.ts'

/** On a customer's form: the way to what they bought, wrote and were told. */
export function CustomerPageLink({ id, req }: UIFieldServerProps) {
  if (id === undefined || !isManager({ req })) return null
  return (
    <p className={screen.buttons}>
      <a className={screen.linkButton} href={customerUrl(Number(id))}>
        {texts.page}
      </a>
    </p>
  )
}
