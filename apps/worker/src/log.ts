import { toQuietError } from '@rasteh/shop-core/quiet-error'
import { type Logger, pino } from 'pino'

/** The worker's log: one line of JSON for each event, as the shop's calls and pages write theirs; errors without anybody's data. */
export function openLog({ LOG_LEVEL = 'info' }: Readonly<Record<string, string | undefined>>): Logger {
  return pino({ level: LOG_LEVEL, base: { app: 'worker' }, serializers: { err: toQuietError } })
}
