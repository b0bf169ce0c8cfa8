import { TooBusy } from '../failures.ts'

type Limits = { permits: number; queueMax: number; onRefused?: () => void }

/**
 * A semaphore with a bounded queue: `permits` jobs run at once, `queueMax` wait, and further ones are refused (503).
 * A hot row gets slower with every further client, so that few at once serve more than many.
 */
export function createSemaphore({ permits, queueMax, onRefused }: Limits) {
  const queue: (() => void)[] = []
  let running = 0
  async function run<Value>(job: () => Promise<Value>): Promise<Value> {
    if (running < permits) running += 1
    else if (queue.length < queueMax) await new Promise<void>((next) => queue.push(next))
    else {
      onRefused?.()
      throw new TooBusy('too many check out at once')
    }
    try {
      return await job()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }
  return { run, load: () => ({ served: running, waiting: queue.length }) }
}
