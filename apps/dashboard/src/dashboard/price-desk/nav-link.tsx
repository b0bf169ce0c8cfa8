import { priceDeskTexts } from '@rasteh/messages/dashboard'
import Link from 'next/link'
import type { ServerProps } from 'payload'
import { isManager } from '../../access/is-manager.ts'

/** The way to the price desk, for those whom it lets in. */
export function PriceDeskLink({ user }: ServerProps) {
  if (!isManager({ req: { user: user ?? null } })) return null
  return (
    <Link className="nav__link" href="/dashboard/price-desk" prefetch={false}>
      <span className="nav__link-label">{priceDeskTexts.title}</span>
    </Link>
  )
}
