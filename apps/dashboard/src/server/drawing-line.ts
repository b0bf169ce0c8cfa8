type Line = { places: number; waitMs: number }

/** Who asked for a page: tells when he is gone. */
type Asker = { once(event: 'close', left: () => void): unknown }

/**
 * A line before the drawing of pages. One thread draws them, so that a few at once use it whole and more only make each
 * slower. Whoever left is not drawn for, and whoever would wait too long is refused at once: the edge then shows the page
 * that it keeps. Without it a crowd makes every page late, and pages are drawn that nobody waits for any more.
 */
export function openDrawingLine({ places, waitMs }: Line) {
  const line = new Set<() => void>()
  let busy = 0

  function waitTurn(asker: Asker): Promise<boolean> {
    return new Promise((resolve) => {
      const isServed = (served: boolean) => {
        clearTimeout(timer)
        line.delete(serve)
        resolve(served)
      }
      const serve = () => isServed(true)
      const timer = setTimeout(isServed, waitMs, false)
      asker.once('close', () => isServed(false))
      line.add(serve)
    })
  }

  /** Draws when a place is free; false when nobody was served. */
  return async function drawInLine(asker: Asker, draw: () => Promise<void>): Promise<boolean> {
    if (busy < places) busy += 1
    else if (!(await waitTurn(asker))) return false
    try {
      await draw()
    } finally {
      const [next] = line
      if (next) next()
      else busy -= 1
    }
    return true
  }
}
