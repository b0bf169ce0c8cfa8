import { productGridTexts } from '@rasteh/messages/dashboard'
import Link from 'next/link'
import type { ServerProps } from 'payload'
import { isManager } from '#access/is-manager.ts'

/** The menu's link to the grid of products, for those who may open it. */
export function ProductGridLink({ user }: ServerProps) {
  if (!isManager({ req: { user: user ?? null } })) return null
  return (
    <Link className="nav__link" href="/dashboard/product-grid" prefetch={false}>
      <span className="nav__link-label">{productGridTexts.title}</span>
    </Link>
  )
}
