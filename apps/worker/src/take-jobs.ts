import type { Job, PgBoss } from 'pg-boss'

type Taking<Data extends object> = {
  /** How many are handed over at once; those that fail together are tried again together. */
  batchSize?: number
  work: (jobs: Job<Data>[]) => Promise<unknown>
}

/** A NOTIFY that was missed costs at most this; the queue's own would be half a minute. */
const LOOKS_EVERY = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 }

/**
 * Takes a queue's jobs until none is left. A NOTIFY wakes a worker once, however many jobs came with it or while it
 * worked, so it looks again after each batch: otherwise a backlog would be worked off one batch at a look.
 */
export async function takeJobs<Data extends object>(
  boss: PgBoss,
  queue: string,
  { batchSize = 1, work }: Taking<Data>,
): Promise<void> {
  const { promise: worker, resolve } = Promise.withResolvers<string>()
  const options = { ...LOOKS_EVERY, batchSize }
  const id = await boss.work<Data>(queue, options, async (jobs) => {
    try {
      return await work(jobs)
    } finally {
      boss.notifyWorker(await worker)
    }
  })
  resolve(id)
}
