'use client'

import { MANAGE_PATHS } from '@rasteh/contracts/paths'
import { customerCareTexts as texts } from '@rasteh/messages/dashboard'
import screen from '#components/screen.module.css'
import { Said } from './said.tsx'
import { useCustomerAct } from './use-customer-act.ts'

/** Has a code sent to the customer. */
export function SendCode({ customerId }: { customerId: number }) {
  const { act, isWaiting, isDone, refusal } = useCustomerAct(customerId, MANAGE_PATHS.customerCode)
  return (
    <div className={screen.steps} aria-busy={isWaiting}>
      <button type="button" className={screen.quiet} disabled={isWaiting} onClick={() => void act()}>
        {isWaiting ? texts.waiting : texts.sendCode}
      </button>
      <Said done={isDone ? texts.codeSent : null} refusal={refusal} />
    </div>
  )
}
