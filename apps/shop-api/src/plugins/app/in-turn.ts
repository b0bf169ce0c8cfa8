/** Runs the jobs of one key one after the other; jobs of different keys run side by side. */
export function inTurn() {
  const tails = new Map<string, Promise<unknown>>()
  return async function run<Result>(key: string, job: () => Promise<Result>): Promise<Result> {
    const previous = tails.get(key) ?? Promise.resolve()
    const mine = previous.then(job, job)
    tails.set(key, mine)
    try {
      return await mine
    } finally {
      if (tails.get(key) === mine) tails.delete(key)
    }
  }
}
