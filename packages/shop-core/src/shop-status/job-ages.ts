/** By which a change of the catalogue comes into search. */
export const INDEX_QUEUES = ['refresh-search-document', 'refresh-search-category', 'rebuild-search']

/** By which a change leaves the edge's pages. */
export const PURGE_QUEUES = ['purge-pages']

type WaitingQueue = { queue: string; oldestSeconds: number }

/** How long the oldest due job has waited, in any queue or in the named ones. */
export function oldestJobSeconds(queues: readonly WaitingQueue[], names?: readonly string[]): number {
  const asked = names ? queues.filter(({ queue }) => names.includes(queue)) : queues
  return Math.max(0, ...asked.map(({ oldestSeconds }) => oldestSeconds))
}
