import type { Direction } from '@rasteh/persian-text/culture'

export type Touch = { readonly xPx: number; readonly yPx: number }

/** How far a finger must travel along the line before it is a swipe. */
const SWIPE_MIN_PX = 60

/** How much more along the line than across it. */
const SWIPE_SLOPE = 2

/**
 * What a finger's way means to a sidebar that is where lines begin: pulled in along the line it opens, pushed back
 * it closes. A short or slanting way, such as a scroll, means nothing.
 */
export function swipeOf(
  from: Touch,
  to: Touch,
  direction: Direction,
): 'swiped-open' | 'swiped-closed' | null {
  const alongPx = (to.xPx - from.xPx) * (direction === 'ltr' ? 1 : -1)
  const acrossPx = Math.abs(to.yPx - from.yPx)
  if (Math.abs(alongPx) < SWIPE_MIN_PX || Math.abs(alongPx) < SWIPE_SLOPE * acrossPx) return null
  return alongPx > 0 ? 'swiped-open' : 'swiped-closed'
}
