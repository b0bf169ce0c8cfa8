import type { Job, PgBoss } from 'pg-boss'

/** Runs around each batch of jobs: it gets the batch and its work, and answers what the work did. */
export type JobWatcher = (
  queue: string,
  jobs: readonly Job<object>[],
  work: () => Promise<unknown>,
) => Promise<unknown>

type Handler = (jobs: Job<object>[]) => Promise<unknown>

/** Puts watchers around all work that is taken from now on; the queue itself knows nothing of them. */
export function watchJobs(boss: PgBoss, watchers: readonly JobWatcher[]): void {
  if (watchers.length === 0) return
  // `work` has its options before the handler or none; the handler is last in both.
  const take = boss.work.bind(boss) as (...given: unknown[]) => Promise<string>
  const watched = (queue: string, handler: Handler): Handler =>
    watchers.reduce<Handler>((inner, watcher) => (jobs) => watcher(queue, jobs, () => inner(jobs)), handler)
  boss.work = ((queue: string, ...rest: unknown[]) =>
    take(queue, ...rest.slice(0, -1), watched(queue, rest.at(-1) as Handler))) as typeof boss.work
}
