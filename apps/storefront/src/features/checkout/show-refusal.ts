import type { RefusalPlace } from './order-refusal.ts'

/**
 * Leads to what is refused: the focus to the first control that is, or to its part of the page, and its reason to the
 * middle of the screen, where neither the header nor the bar at the bottom lies over it.
 */
export function showRefusal(place: RefusalPlace): void {
  const part = document.getElementById(`checkout-${place}`)
  const wrong = part?.querySelector<HTMLElement>('[aria-invalid="true"], form input') ?? part
  wrong?.focus({ preventScroll: true })
  const reasonId = wrong?.getAttribute('aria-describedby')?.split(' ').at(-1)
  const reason =
    (reasonId && document.getElementById(reasonId)) || part?.querySelector('[role="alert"]') || part
  reason?.scrollIntoView({ block: 'center' })
}
