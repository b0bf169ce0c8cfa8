import { searchDeskTexts } from '@rasteh/messages/dashboard'
import Link from 'next/link'
import type { ServerProps } from 'payload'
import { isManager } from '../../access/is-manager.ts'

/** The way to the search desk, for those whom it lets in. */
export function SearchDeskLink({ user }: ServerProps) {
  if (!isManager({ req: { user: user ?? null } })) return null
  return (
    <Link className="nav__link" href="/dashboard/search-desk" prefetch={false}>
      <span className="nav__link-label">{searchDeskTexts.title}</span>
    </Link>
  )
}
