/** A picture that has arrived is painted within this time, even when it is not the largest thing in sight. */
const PAINT_MS = 100

/** On a network too poor for the first pictures, scripts no longer wait for them. */
const LONGEST_WAIT_MS = 2_500

/**
 * Runs once the first screen is painted: fetching and running scripts takes a phone longer than painting does. A page in
 * the background is not painted at all, and does not wait; nor does one that somebody uses already.
 */
export function whenPainted(run: () => void): void {
  let hasRun = false
  const start = () => {
    if (hasRun) return
    hasRun = true
    run()
  }
  setTimeout(start, LONGEST_WAIT_MS)
  for (const kind of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(kind, start, { capture: true, passive: true, once: true })
  if (document.hidden || !('PerformanceObserver' in window)) return void start()
  Promise.all([firstPaint(), ...firstPictures()]).then(start)
}

function firstPaint(): Promise<void> {
  const type = PerformanceObserver.supportedEntryTypes.includes('largest-contentful-paint')
    ? 'largest-contentful-paint'
    : 'paint'
  return new Promise((painted) => {
    new PerformanceObserver((_, observer) => {
      observer.disconnect()
      painted()
    }).observe({ type, buffered: true })
  })
}

function firstPictures(): Promise<void>[] {
  return [...document.images]
    .filter((picture) => picture.fetchPriority === 'high' && !picture.complete)
    .map(
      (picture) =>
        new Promise((arrived) => {
          const later = () => setTimeout(arrived, PAINT_MS)
          picture.addEventListener('load', later, { once: true })
          picture.addEventListener('error', later, { once: true })
        }),
    )
}
