import { auditLogTexts } from '@rasteh/messages/dashboard'
import Link from 'next/link'
import type { ServerProps } from 'payload'
import { isOwner } from '#access/is-owner.ts'

/** The menu's link to the audit log, for the owner. */
export function AuditLogLink({ user }: ServerProps) {
  if (!isOwner({ req: { user: user ?? null } })) return null
  return (
    <Link className="nav__link" href="/dashboard/events" prefetch={false}>
      <span className="nav__link-label">{auditLogTexts.title}</span>
    </Link>
  )
}
