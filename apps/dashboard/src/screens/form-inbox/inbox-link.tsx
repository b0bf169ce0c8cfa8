import { formInboxTexts } from '@rasteh/messages/dashboard'
import type { ServerProps } from 'payload'
import { isManager } from '#access/is-manager.ts'
import screen from '#components/screen.module.css'
import { INBOX_URL } from './inbox-query.ts'

/** Above the list of forms: where their answers are. */
export function FormInboxListLink({ user }: ServerProps) {
  if (!isManager({ req: { user: user ?? null } })) return null
  return (
    <p className={screen.hint}>
      <a href={INBOX_URL}>{formInboxTexts.title}</a>
    </p>
  )
}
