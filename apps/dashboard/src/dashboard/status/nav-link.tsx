import { statusTexts } from '@rasteh/messages/dashboard'
import Link from 'next/link'
import type { ServerProps } from 'payload'
import { isManager } from '../../access/is-manager.ts'

/** The way to how the shop is, for those whom it lets in. */
export function StatusLink({ user }: ServerProps) {
  if (!isManager({ req: { user: user ?? null } })) return null
  return (
    <Link className="nav__link" href="/dashboard/status" prefetch={false}>
      <span className="nav__link-label">{statusTexts.title}</span>
    </Link>
  )
}
