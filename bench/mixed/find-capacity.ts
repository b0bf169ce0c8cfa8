import { toFigures } from '../search/open-loop.ts'
import type { Tally } from './tally.ts'

/** The load is held when 99 of 100 requests are answered within this, and none fails. */
export const BOUND_MS = 500
const FIRST_RATE = 40
const STEP = 1.3
const STEP_SECONDS = 20
/** A machine that is full answers for a while out of its queues; what it holds for so long it holds. */
const HOLD_SECONDS = 120
const ATTEMPTS = 2

type Run = (rate: number, seconds: number) => Promise<Tally>

/**
 * The highest rate of visits a second that is held: found in short steps, each of which may be tried twice for a
 * moment's disturbance, and believed only when it is held for longer; otherwise the step below it is tried.
 */
export async function findCapacity(run: Run): Promise<number> {
  const held: number[] = []
  for (let rate = FIRST_RATE; await isHeldOnce(run, rate); rate = Math.round(rate * STEP)) held.push(rate)
  for (const rate of held.toReversed()) if (await isHeld(run, rate, HOLD_SECONDS)) return rate
  return 0
}

async function isHeldOnce(run: Run, rate: number): Promise<boolean> {
  for (let attempts = 0; attempts < ATTEMPTS; attempts += 1)
    if (await isHeld(run, rate, STEP_SECONDS)) return true
  return false
}

async function isHeld(run: Run, rate: number, seconds: number): Promise<boolean> {
  const tally = await run(rate, seconds)
  const { p99, perSecond } = toFigures(tally.times(), 0, seconds)
  const isWell = p99 <= BOUND_MS && tally.errors() === 0 && tally.busy() === 0
  console.log(
    `${rate} visits/s for ${seconds} s: ${perSecond.toFixed(0)} requests/s, p99 ${p99.toFixed(0)} ms, ${tally.errors()} errors: ${isWell ? 'held' : 'not held'}`,
  )
  return isWell
}
