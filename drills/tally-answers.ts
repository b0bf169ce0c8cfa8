import type { TimedAnswer } from './drill-buyer.ts'

/** Counts what visitors were answered: well, refused as planned, asked to come again, or failed. */
export function tallyAnswers() {
  const counts = { well: 0, refused: 0, comeAgain: 0, failed: 0 }
  const failures = new Map<string, number>()
  return {
    onAnswer({ path, status, hasRetryAfter }: TimedAnswer): void {
      const kind = kindOf(status, hasRetryAfter)
      counts[kind] += 1
      if (kind !== 'failed' && kind !== 'comeAgain') return
      const what = `${status === 0 ? 'broken line' : status} at ${path.replace(/\?.*/, '')}`
      failures.set(what, (failures.get(what) ?? 0) + 1)
    },
    line: () =>
      `${counts.well} answered well, ${counts.refused} refused as planned, ${counts.comeAgain} asked to come again, ${counts.failed} failed`,
    failed: () => counts.failed,
    /** What failed or had to be asked again, and how often. */
    lines: () => [...failures].map(([what, times]) => `${what}: ${times}`),
  }
}

function kindOf(status: number, hasRetryAfter: boolean) {
  if (status >= 200 && status < 400) return 'well'
  if (status >= 400 && status < 500) return 'refused'
  return status === 503 && hasRetryAfter ? 'comeAgain' : 'failed'
}
