import { bulkPricingTexts } from '@rasteh/messages/dashboard'
import Link from 'next/link'
import type { ServerProps } from 'payload'
import { isManager } from '#access/is-manager.ts'

/** The menu's link to bulk pricing, for those who may open it. */
export function BulkPricingLink({ user }: ServerProps) {
  if (!isManager({ req: { user: user ?? null } })) return null
  return (
    <Link className="nav__link" href="/dashboard/price-desk" prefetch={false}>
      <span className="nav__link-label">{bulkPricingTexts.title}</span>
    </Link>
  )
}
