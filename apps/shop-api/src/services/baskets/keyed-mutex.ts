/** A mutex a key: jobs of one key run one after the other, jobs of different keys run in parallel. */
export function createKeyedMutex() {
  const tails = new Map<string, Promise<unknown>>()
  return async function run<Result>(key: string, job: () => Promise<Result>): Promise<Result> {
    const previous = tails.get(key) ?? Promise.resolve()
    const current = previous.then(job, job)
    tails.set(key, current)
    try {
      return await current
    } finally {
      if (tails.get(key) === current) tails.delete(key)
    }
  }
}
