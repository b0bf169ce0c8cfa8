/**
 * Scrolls the page to a height over the given time. With reduced motion it is there at once, and a visitor who scrolls by
 * hand meanwhile is not pulled on. The height is asked for at each step: pictures above it may still be coming.
 */
export function scrollOver(wantedTopPx: () => number, durationMs: number): Promise<void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    scrollTo({ top: wantedTopPx(), behavior: 'instant' })
    return Promise.resolve()
  }
  const startPx = scrollY
  const startMs = performance.now()
  const hand = listenForHand()
  return new Promise((done) => {
    const step = () => {
      const passed = Math.min((performance.now() - startMs) / durationMs, 1)
      if (hand.hasMoved()) return finish()
      scrollTo({ top: startPx + (wantedTopPx() - startPx) * eased(passed), behavior: 'instant' })
      if (passed < 1) requestAnimationFrame(step)
      else finish()
    }
    const finish = () => {
      hand.stop()
      done()
    }
    step()
  })
}

/** The height at which an element begins, below what the page keeps free for its header. */
export function topOfElement(element: Element): number {
  const free = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0
  const topPx = element.getBoundingClientRect().top + scrollY - free
  return Math.max(0, Math.min(topPx, document.documentElement.scrollHeight - innerHeight))
}

function eased(part: number): number {
  return part < 0.5 ? 2 * part * part : 1 - (-2 * part + 2) ** 2 / 2
}

function listenForHand() {
  let isMoved = false
  const move = () => {
    isMoved = true
  }
  const names = ['wheel', 'touchstart'] as const
  for (const name of names) addEventListener(name, move, { passive: true })
  return {
    hasMoved: () => isMoved,
    stop: () => {
      for (const name of names) removeEventListener(name, move)
    },
  }
}
