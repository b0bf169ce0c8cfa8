import { describe, expect, it } from 'vitest'
import {
  CLOCK_TICK_MS,
  GO_TO_TOP_MS,
  isGoToTopShown,
  OVERLAY_AFTER_MS,
  SCRIPT_LOAD_TIMEOUT_MS,
  scrollThrottleMs,
} from './page-timing.ts'

describe('the page', () => {
  it.each([
    [300, false],
    [301, true],
  ])('at a scroll of %i px shows the go-to-top button: %s [S9.35]', (scroll, shown) => {
    expect(isGoToTopShown(scroll)).toBe(shown)
  })

  it('goes to its top over 700 ms [S9.36]', () => {
    expect(GO_TO_TOP_MS).toBe(700)
  })

  it('shows the loading overlay after 100 ms', () => {
    expect(OVERLAY_AFTER_MS).toBe(100)
  })

  it('draws its clock every second', () => {
    expect(CLOCK_TICK_MS).toBe(1000)
  })

  it('waits 5000 ms for a script [S9.58]', () => {
    expect(SCRIPT_LOAD_TIMEOUT_MS).toBe(5000)
  })

  it.each(['', '#'])('does not throttle scrolling with the hash "%s" [S9.59]', (hash) => {
    expect(scrollThrottleMs(hash)).toBe(0)
  })

  it('throttles scrolling to every 50 ms when the address has a hash [S9.60]', () => {
    expect(scrollThrottleMs('#news')).toBe(50)
  })
})
