import { toFigures } from '../search/open-loop.ts'
import type { Tally } from './tally.ts'

/** The load is held when 99 of 100 requests are answered within this, and none fails. */
export const BOUND_MS = 500
const FIRST_RATE = 8
const STEP = 1.3
const STEP_SECONDS = 20
const TRIES = 2

type Run = (rate: number, seconds: number) => Promise<Tally>

/** The highest rate of visits a second that is held; each step may be tried twice, for a moment's disturbance. */
export async function findCapacity(run: Run): Promise<number> {
  let held = 0
  for (let rate = FIRST_RATE; ; rate = Math.round(rate * STEP)) {
    if (!(await isHeld(run, rate))) return held
    held = rate
  }
}

async function isHeld(run: Run, rate: number): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const tally = await run(rate, STEP_SECONDS)
    const { p99, perSecond } = toFigures(tally.times(), 0, STEP_SECONDS)
    const isWell = p99 <= BOUND_MS && tally.errors() === 0 && tally.busy() === 0
    console.log(
      `${rate} visits/s: ${perSecond.toFixed(0)} requests/s, p99 ${p99.toFixed(0)} ms, ${tally.errors()} errors: ${isWell ? 'held' : 'not held'}`,
    )
    if (isWell) return true
  }
  return false
}
