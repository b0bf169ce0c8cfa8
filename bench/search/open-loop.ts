import { setTimeout } from 'node:timers/promises'

export type Figures = { p50: number; p99: number; failed: number; perSecond: number }

type Load<Kind extends string> = {
  /** Requests in a second, whether those before have been answered or not. */
  rate: number
  seconds: number
  /** The request of this number: what kind it is, and how it is made. */
  request: (number: number) => { kind: Kind; send: () => Promise<unknown> }
}

const TICK_MS = 2

/**
 * Sends requests at a steady rate. A request's time runs from when it was due, so that a stall counts for all that had
 * to wait behind it.
 */
export async function runOpenLoop<Kind extends string>({
  rate,
  seconds,
  request,
}: Load<Kind>): Promise<Record<Kind, Figures>> {
  const times = new Map<Kind, number[]>()
  let failed = 0
  const keep = (kind: Kind, time: number) => {
    const all = times.get(kind)
    if (all) all.push(time)
    else times.set(kind, [time])
  }
  const open: Promise<void>[] = []
  const startedAt = performance.now()
  for (let number = 0; number < rate * seconds; number += 1) {
    const due = startedAt + (number * 1000) / rate
    while (performance.now() < due) await setTimeout(TICK_MS)
    const { kind, send } = request(number)
    const done = send().then(
      () => keep(kind, performance.now() - due),
      () => {
        failed += 1
      },
    )
    open.push(done)
  }
  await Promise.all(open)
  const took = (performance.now() - startedAt) / 1000
  const figures = [...times].map(([kind, all]) => [kind, toFigures(all, failed, took)] as const)
  // Every kind that was sent is in the map.
  return Object.fromEntries(figures) as Record<Kind, Figures>
}

export function toFigures(times: readonly number[], failed: number, seconds: number): Figures {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
  return { p50: at(0.5), p99: at(0.99), failed, perSecond: times.length / seconds }
}

export const inWords = ({ p50, p99, failed }: Figures) =>
  `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms${failed > 0 ? `, ${failed} failed` : ''}`
