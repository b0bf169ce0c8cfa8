import { statusTexts } from '@rasteh/messages/dashboard'
import { formatMoment } from '@rasteh/persian-text/jalali'
import { formatAmount } from '@rasteh/persian-text/money'
import { INDEX_QUEUES, type JudgedPart, oldestJobSeconds, PURGE_QUEUES } from '@rasteh/shop-core/shop-status'
import type { ShopState } from '@rasteh/shop-store/reads/shop-state'

export type Line = { text: string; values: Record<string, string> }

const { ages, says } = statusTexts
const amount = (count: number) => formatAmount(Math.round(count), 'fa-IR')
const line = (text: string, values: Record<string, string> = {}): Line => ({ text, values })
const MEGABYTE = 1024 * 1024

/** An age in the largest unit that leaves at least one of it. */
export function sayAge(seconds: number): string {
  const fill = (text: string, count: number) => text.replace('{count}', amount(Math.floor(count)))
  if (seconds < 90) return fill(ages.seconds, seconds)
  if (seconds < 90 * 60) return fill(ages.minutes, seconds / 60)
  if (seconds < 48 * 3600) return fill(ages.hours, seconds / 3600)
  return fill(ages.days, seconds / 86_400)
}

/** What each part says of itself, worst first where it has something to complain about. */
export function linesOf({
  queues,
  holds,
  attempts,
  statusRecords,
  database,
}: ShopState): Record<JudgedPart, Line[]> {
  const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)
  const failed = sum(queues.map((one) => one.failed))
  const overdue = sum(attempts.map((one) => one.overdue))
  const oldest = oldestJobSeconds(queues)
  return {
    worker: [
      statusRecords.worker
        ? line(says.heartbeat, { age: sayAge(statusRecords.worker.ageSeconds) })
        : line(says.noHeartbeat),
    ],
    queues: [
      countLine(says.waiting, says.noneWaiting, sum(queues.map((one) => one.waiting))),
      ...(oldest > 0 ? [line(says.oldest, { age: sayAge(oldest) })] : []),
      ...(failed > 0 ? [line(says.failed, { count: amount(failed) })] : []),
    ],
    attempts: [
      countLine(says.attempts, says.noAttempts, sum(attempts.map((one) => one.count))),
      ...(overdue > 0 ? [line(says.attemptsOverdue, { count: amount(overdue) })] : []),
    ],
    holds: [
      countLine(says.holds, says.noHolds, holds.units),
      ...(holds.overdue > 0 ? [line(says.holdsOverdue, { count: amount(holds.overdue) })] : []),
    ],
    index: [lagLine(oldestJobSeconds(queues, INDEX_QUEUES))],
    purge: [lagLine(oldestJobSeconds(queues, PURGE_QUEUES))],
    backup: statusRecords.backup
      ? [
          line(says.backup, { age: sayAge(statusRecords.backup.ageSeconds) }),
          line(formatMoment(statusRecords.backup.at, 'fa-IR')),
        ]
      : [line(says.noBackup)],
    edge: [edgeLine(statusRecords.edge?.facts.hitRate)],
    database: [
      line(says.sessions, { open: amount(database.sessions), most: amount(database.maxSessions) }),
      line(says.size, { megabytes: amount(database.sizeBytes / MEGABYTE) }),
      standbyLine(database),
    ],
  }
}

const countLine = (some: string, none: string, count: number) =>
  count > 0 ? line(some, { count: amount(count) }) : line(none)

const lagLine = (seconds: number) =>
  seconds > 0 ? line(says.behind, { age: sayAge(seconds) }) : line(says.upToDate)

function edgeLine(hitRate: unknown): Line {
  if (typeof hitRate !== 'number') return line(says.noEdge)
  return line(says.hitRate, { percent: `${amount(hitRate * 100)}٪` })
}

function standbyLine({ isStandby, standbys }: ShopState['database']): Line {
  if (isStandby) return line(says.standby)
  return standbys > 0 ? line(says.standbys, { count: amount(standbys) }) : line(says.noStandby)
}
