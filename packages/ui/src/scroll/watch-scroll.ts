import { scrollThrottleMs } from '@rasteh/shop-core/shell'

/**
 * Tells how far the page is scrolled, now and at every scroll. While the URL has a hash it looks less often; the
 * last position is always told.
 */
export function watchScroll(notify: (scrollPx: number) => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  let lastLookMs = Number.NEGATIVE_INFINITY
  const look = () => {
    waiting = undefined
    lastLookMs = performance.now()
    notify(scrollY)
  }
  const onScroll = () => {
    if (waiting !== undefined) return
    const pauseMs = lastLookMs + scrollThrottleMs(location.hash) - performance.now()
    if (pauseMs <= 0) look()
    else waiting = setTimeout(look, pauseMs)
  }
  addEventListener('scroll', onScroll, { passive: true })
  notify(scrollY)
  return () => {
    removeEventListener('scroll', onScroll)
    clearTimeout(waiting)
  }
}
