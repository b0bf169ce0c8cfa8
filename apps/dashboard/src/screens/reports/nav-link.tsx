import { reportsTexts } from '@rasteh/messages/dashboard'
import Link from 'next/link'
import type { ServerProps } from 'payload'
import { isManager } from '#access/is-manager.ts'

/** The menu's link to the reports, for managers and the owner. */
export function ReportsLink({ user }: ServerProps) {
  if (!isManager({ req: { user: user ?? null } })) return null
  return (
    <Link className="nav__link" href="/dashboard/reports" prefetch={false}>
      <span className="nav__link-label">{reportsTexts.title}</span>
    </Link>
  )
}
