import { inWords, toFigures } from '../search/open-loop.ts'
import { memorySlope } from './memory-slope.ts'
import type { WatchedFigures } from './process-watch.ts'
import type { Written } from './rows-written.ts'
import type { Tally } from './tally.ts'

const TABLES_SHOWN = 12

/** One line a call: how often, how fast, what was refused and what failed. */
export function printCalls(tally: Tally, seconds: number): void {
  const counts = (all: Map<string, number>) => [...all].map(([kind, count]) => `${kind} ${count}`).join(', ')
  for (const [name, { times, busy, refused, failed }] of tally.calls()) {
    const notes = [
      refused.size > 0 && `refused: ${counts(refused)}`,
      busy > 0 && `asked to come again: ${busy}`,
      failed.size > 0 && `FAILED: ${counts(failed)}`,
    ].filter(Boolean)
    console.log(
      `  ${name.padEnd(22)} ${String(times.length).padStart(7)}  ${inWords(toFigures(times, 0, seconds))}${notes.map((note) => `; ${note}`).join('')}`,
    )
  }
}

/** One line a process; answers the names of those of the shop that grow. */
export function printProcesses(figures: WatchedFigures, orders: number): string[] {
  const growing: string[] = []
  for (const { name, samples, cpuSeconds } of figures) {
    const { meanMb, mbAnHour, verdict } = memorySlope(samples)
    const [first, last] = [samples[0]?.megabytes ?? 0, samples.at(-1)?.megabytes ?? 0]
    if (verdict === 'grows') growing.push(name)
    console.log(
      `  ${name.padEnd(17)} memory ${first.toFixed(0)} → ${last.toFixed(0)} MB, mean ${meanMb.toFixed(0)} MB, slope ${mbAnHour.toFixed(1)} MB/h: ${verdict}; ` +
        `CPU ${cpuSeconds.toFixed(1)} s, ${perThousand(cpuSeconds, orders).toFixed(1)} s per 1,000 orders`,
    )
  }
  return growing
}

export function printRows(written: readonly Written[], orders: number): void {
  const all = written.reduce((sum, { rows }) => sum + rows, 0)
  console.log(`rows written per 1,000 orders: ${perThousand(all, orders).toFixed(0)}, of them`)
  for (const { table, rows } of written.slice(0, TABLES_SHOWN))
    console.log(`  ${table.padEnd(28)} ${perThousand(rows, orders).toFixed(0)}`)
}

const perThousand = (amount: number, orders: number) => (orders > 0 ? (amount / orders) * 1_000 : 0)
