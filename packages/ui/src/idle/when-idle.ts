/** Where a browser knows no idle moments (Safari), and where none comes, it happens after this time. */
const LONGEST_WAIT_MS = 1_000

const waiting: (() => void)[] = []

/** Does something when the page has nothing else to do, one thing at a time. Answers how to call it off. */
export function whenIdle(run: () => void): () => void {
  waiting.push(run)
  if (waiting.length === 1) ask()
  return () => {
    const at = waiting.indexOf(run)
    if (at > 0) waiting.splice(at, 1)
    // The first is asked for already: its moment passes with nothing done.
    if (at === 0) waiting[0] = () => {}
  }
}

function ask(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(doNext, { timeout: LONGEST_WAIT_MS })
  else setTimeout(doNext, LONGEST_WAIT_MS)
}

function doNext(): void {
  const run = waiting.shift()
  if (waiting.length > 0) ask()
  run?.()
}
