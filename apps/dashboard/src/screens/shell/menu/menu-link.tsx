import { Link } from '@payloadcms/ui'
import type { MenuCounts } from '@rasteh/shop-store/reads/menu-counts'
import { MenuCount } from './menu-count.tsx'
import styles from './menu-list.module.css'
import type { ShownEntry } from './shown-menu.ts'

type MenuLinkProps = {
  entry: ShownEntry
  counts: Promise<MenuCounts | null>
  /** Whether this is the screen that is open, or the one that it belongs to. */
  place: 'page' | 'within' | null
}

/** One line of the menu. */
export function MenuLink({ entry, counts, place }: MenuLinkProps) {
  return (
    <Link
      href={entry.url}
      prefetch={false}
      className={styles.entry}
      data-menu-entry={entry.label}
      aria-current={place === 'within' ? 'true' : (place ?? undefined)}
    >
      <span className={styles.name}>{entry.label}</span>
      <MenuCount names={entry.counts} counts={counts} />
    </Link>
  )
}
