import { formInboxTexts } from '@rasteh/messages/dashboard'
import Link from 'next/link'
import type { ServerProps } from 'payload'
import { isManager } from '#access/is-manager.ts'
import { INBOX_URL } from './inbox-query.ts'

/** The menu's link to what was sent by forms, for managers and the owner. */
export function FormInboxLink({ user }: ServerProps) {
  if (!isManager({ req: { user: user ?? null } })) return null
  return (
    <Link className="nav__link" href={INBOX_URL} prefetch={false}>
      <span className="nav__link-label">{formInboxTexts.title}</span>
    </Link>
  )
}
