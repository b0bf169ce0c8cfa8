import { searchTuningTexts } from '@rasteh/messages/dashboard'
import Link from 'next/link'
import type { ServerProps } from 'payload'
import { isManager } from '#access/is-manager.ts'

/** The menu's link to the search screen, for those who may open it. */
export function SearchLink({ user }: ServerProps) {
  if (!isManager({ req: { user: user ?? null } })) return null
  return (
    <Link className="nav__link" href="/dashboard/search-desk" prefetch={false}>
      <span className="nav__link-label">{searchTuningTexts.title}</span>
    </Link>
  )
}
