import { menuTexts as texts } from '@rasteh/messages/dashboard'
import { formatAmount } from '@rasteh/persian-text/money'
import type { MenuCounts } from '@rasteh/shop-store/reads/menu-counts'
import { VisuallyHidden } from '@rasteh/ui/visually-hidden'
import { Suspense, use } from 'react'
import type { CountName } from './menu-entry.ts'
import styles from './menu-list.module.css'
import { toBadge } from './to-badge.ts'

type MenuCountProps = { names: readonly CountName[]; counts: Promise<MenuCounts | null> }

/** How much waits behind an entry; nothing where nothing does, and until it is known. */
export function MenuCount({ names, counts }: MenuCountProps) {
  if (names.length === 0) return null
  return (
    <Suspense fallback={null}>
      <Badge names={names} counts={counts} />
    </Suspense>
  )
}

function Badge({ names, counts }: MenuCountProps) {
  const badge = toBadge(names, use(counts))
  if (badge === null) return null
  const said = (badge.isMany ? texts.many : texts.waiting).replace(
    '{count}',
    formatAmount(badge.count, 'fa-IR'),
  )
  return (
    <span className={styles.badge}>
      <bdi aria-hidden="true">
        {formatAmount(badge.count, 'fa-IR')}
        {badge.isMany && '+'}
      </bdi>
      <VisuallyHidden> {said}</VisuallyHidden>
    </span>
  )
}
