/** After how much scroll the go-to-top button appears. */
export const GO_TO_TOP_AFTER_PX = 300

/** How long going to the top takes. */
export const GO_TO_TOP_MS = 700

/** How long something must take before the loading overlay appears. */
export const OVERLAY_AFTER_MS = 100

/** How often the clock is rendered again. */
export const CLOCK_TICK_MS = 1000

/** How long a script may take to load. */
export const SCRIPT_LOAD_TIMEOUT_MS = 5000

/** The pause between two looks at the scroll position while an address has a hash. */
export const HASH_SCROLL_THROTTLE_MS = 50

/** Says whether the go-to-top button is shown at this scroll position. */
export function isGoToTopShown(scrollPx: number): boolean {
  return scrollPx > GO_TO_TOP_AFTER_PX
}

/** The pause between two looks at the scroll position: none, unless the address has a hash. */
export function scrollThrottleMs(hash: string): number {
  return hash.replace('#', '') === '' ? 0 : HASH_SCROLL_THROTTLE_MS
}
