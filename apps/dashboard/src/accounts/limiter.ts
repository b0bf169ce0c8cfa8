/** Says that too many wait already: who is not first in the queue comes again later. */
export class QueueFull extends Error {}

/** When that is. */
export const BUSY_SECONDS = 5

type Limiter = <Result>(work: () => Promise<Result>, options?: { isFirst?: boolean }) => Promise<Result>

/**
 * Lets so many works run at a time; the next waits for its turn, and what is first goes before all others that wait.
 * Others are turned away when `mostWaiting` of them wait: a queue that only grows is of no use.
 */
export function limiter(most: number, mostWaiting = Number.POSITIVE_INFINITY): Limiter {
  let free = most
  const first: (() => void)[] = []
  const others: (() => void)[] = []
  const leave = () => {
    const next = first.shift() ?? others.shift()
    if (next) next()
    else free += 1
  }
  return async (work, { isFirst = false } = {}) => {
    if (free > 0) free -= 1
    else {
      if (!isFirst && others.length >= mostWaiting) throw new QueueFull()
      await new Promise<void>((turn) => (isFirst ? first : others).push(turn))
    }
    return work().finally(leave)
  }
}
