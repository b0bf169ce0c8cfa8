import type { MenuCounts } from '@rasteh/shop-store/reads/menu-counts'
import type { CountName } from './menu-entry.ts'

/** The figure from which a badge says only that there are more. */
const MOST_SHOWN = 99

/** What the badge of one or more counts shows: their sum, each counted once; null where nothing waits. */
export function toBadge(
  names: readonly CountName[],
  counts: MenuCounts | null,
): { count: number; isMany: boolean } | null {
  if (counts === null) return null
  const sum = [...new Set(names)].reduce((all, name) => all + counts[name], 0)
  if (sum === 0) return null
  return { count: Math.min(sum, MOST_SHOWN), isMany: sum > MOST_SHOWN }
}
