type Limits = { parallel: number; waitMs: number }

/** Who asked for a page: says when they are gone. */
type Asker = { once(event: 'close', left: () => void): unknown }

/**
 * A limit on pages that are rendered at the same time, with a queue before it. One thread renders, so a few at once use it
 * whole and more only make each slower. Nothing is rendered for somebody who left, and a visitor who would wait too long is
 * refused at once: the edge then shows the page that it keeps.
 */
export function openRenderQueue({ parallel, waitMs }: Limits) {
  const waiting = new Set<() => void>()
  let busy = 0

  function wait(asker: Asker): Promise<boolean> {
    return new Promise((resolve) => {
      const end = (isServed: boolean) => {
        clearTimeout(timer)
        waiting.delete(serve)
        resolve(isServed)
      }
      const serve = () => end(true)
      const timer = setTimeout(end, waitMs, false)
      asker.once('close', () => end(false))
      waiting.add(serve)
    })
  }

  /** Renders when a slot is free; null when nothing was rendered. */
  return async function renderQueued<Result>(
    asker: Asker,
    render: () => Promise<Result>,
  ): Promise<Result | null> {
    if (busy < parallel) busy += 1
    else if (!(await wait(asker))) return null
    try {
      return await render()
    } finally {
      const [next] = waiting
      if (next) next()
      else busy -= 1
    }
  }
}

export type RenderQueue = ReturnType<typeof openRenderQueue>
