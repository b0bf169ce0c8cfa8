import type { Direction } from '@rasteh/persian-text/culture'

/** Where an arrow key leads along the line of reading, whichever way that line runs. */
export type Move = 'next' | 'previous'

/** What a horizontal arrow key means in this direction; null for every other key. */
export function moveOfKey(key: string, direction: Direction): Move | null {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null
  return (key === 'ArrowRight') === (direction === 'ltr') ? 'next' : 'previous'
}

/** How far from the line's start a scroller is; browsers count from the right as numbers below 0. */
export function scrolledFromStart(scrollX: number): number {
  return Math.abs(scrollX)
}

/** The horizontal distance, as `scrollBy` takes it, that moves a scroller along the line of reading. */
export function scrollDistance(move: Move, distancePx: number, direction: Direction): number {
  const forwards = direction === 'ltr' ? distancePx : -distancePx
  // A plain minus would turn 0 into −0.
  return move === 'next' ? forwards : 0 - forwards
}

/** The direction in which an element is written. */
export function directionOfElement(element: Element): Direction {
  return getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr'
}
