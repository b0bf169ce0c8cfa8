import { statusTexts } from '@rasteh/messages/dashboard'
import Link from 'next/link'
import type { ServerProps } from 'payload'
import { isManager } from '#access/is-manager.ts'

/** The menu's link to the shop's status, for those who may open it. */
export function StatusLink({ user }: ServerProps) {
  if (!isManager({ req: { user: user ?? null } })) return null
  return (
    <Link className="nav__link" href="/dashboard/status" prefetch={false}>
      <span className="nav__link-label">{statusTexts.title}</span>
    </Link>
  )
}
