import { TooBusy } from '../../http/answer-errors.ts'

type Line = { places: number; waiting: number; onRefused?: () => void }

/**
 * A line before a counter: `places` are served at once, `waiting` wait, and whoever comes after them is asked to come
 * again (503). A hot row gets slower with every further client, so that few at the counter serve more than many.
 */
export function inLine({ places, waiting, onRefused }: Line) {
  const line: (() => void)[] = []
  let served = 0
  async function serve<Value>(job: () => Promise<Value>): Promise<Value> {
    if (served < places) served += 1
    else if (line.length < waiting) await new Promise<void>((next) => line.push(next))
    else {
      onRefused?.()
      throw new TooBusy('too many check out at once')
    }
    try {
      return await job()
    } finally {
      const next = line.shift()
      if (next) next()
      else served -= 1
    }
  }
  return { serve, look: () => ({ served, waiting: line.length }) }
}
