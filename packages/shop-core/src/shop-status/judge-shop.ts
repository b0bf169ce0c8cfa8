import { INDEX_QUEUES, oldestJobSeconds, PURGE_QUEUES } from './job-ages.ts'

/** `silent`: there is no record, which is right for an edge that does not exist. */
export type Level = 'well' | 'watch' | 'wrong' | 'silent'

/** From when a figure is worth a look, and from when an operator must act. ops/prometheus says the same. */
export const LIMITS = {
  jobSeconds: { watch: 30, wrong: 300 },
  indexSeconds: { watch: 60, wrong: 600 },
  purgeSeconds: { watch: 5, wrong: 60 },
  backupHours: { watch: 26, wrong: 48 },
  missShare: { watch: 0.2, wrong: 0.5 },
  sessionShare: { watch: 0.8, wrong: 0.95 },
  /** The worker says every half minute that it lives. */
  heartbeatSeconds: { watch: 60, wrong: 120 },
} as const

type StatusRecord = { ageSeconds: number; facts: Record<string, unknown> }

/** What is seen of a shop from outside its tables' rows: counts and ages. */
export type SeenShop = {
  queues: readonly { queue: string; failed: number; oldestSeconds: number }[]
  holds: { overdue: number }
  attempts: readonly { overdue: number }[]
  statusRecords: { backup?: StatusRecord; edge?: StatusRecord; worker?: StatusRecord }
  database: { sessions: number; maxSessions: number }
}

export type JudgedPart =
  | 'worker'
  | 'queues'
  | 'attempts'
  | 'holds'
  | 'index'
  | 'purge'
  | 'backup'
  | 'edge'
  | 'database'

/** Says of each part of the shop how it is. Overdue payments and holds are always wrong: their clock has stopped. */
export function judgeShop({
  queues,
  holds,
  attempts,
  statusRecords,
  database,
}: SeenShop): Record<JudgedPart, Level> {
  const hasFailed = queues.some(({ failed }) => failed > 0)
  const hitRate = statusRecords.edge?.facts.hitRate
  return {
    worker: statusRecords.worker
      ? levelOf(statusRecords.worker.ageSeconds, LIMITS.heartbeatSeconds)
      : 'wrong',
    queues: worstOf([levelOf(oldestJobSeconds(queues), LIMITS.jobSeconds), hasFailed ? 'watch' : 'well']),
    attempts: attempts.some(({ overdue }) => overdue > 0) ? 'wrong' : 'well',
    holds: holds.overdue > 0 ? 'wrong' : 'well',
    index: levelOf(oldestJobSeconds(queues, INDEX_QUEUES), LIMITS.indexSeconds),
    purge: levelOf(oldestJobSeconds(queues, PURGE_QUEUES), LIMITS.purgeSeconds),
    backup: statusRecords.backup
      ? levelOf(statusRecords.backup.ageSeconds / 3600, LIMITS.backupHours)
      : 'wrong',
    edge: typeof hitRate === 'number' ? levelOf(1 - hitRate, LIMITS.missShare) : 'silent',
    database: levelOf(database.sessions / Math.max(1, database.maxSessions), LIMITS.sessionShare),
  }
}

const ORDER: readonly Level[] = ['silent', 'well', 'watch', 'wrong']

export function worstOf(levels: readonly Level[]): Level {
  return levels.reduce<Level>(
    (worst, one) => (ORDER.indexOf(one) > ORDER.indexOf(worst) ? one : worst),
    'well',
  )
}

function levelOf(figure: number, { watch, wrong }: { watch: number; wrong: number }): Level {
  if (figure >= wrong) return 'wrong'
  return figure >= watch ? 'watch' : 'well'
}
