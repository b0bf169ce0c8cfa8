import { beforeEach, describe, expect, it, vi } from 'vitest'
import { findCapacity } from './find-capacity.ts'
import { openTally } from './tally.ts'

/** A machine that answers well up to one rate for a while, and up to another for good. */
function machine({ forAWhile, forGood }: { forAWhile: number; forGood: number }) {
  return async (rate: number, seconds: number) => {
    const tally = openTally()
    const tookMs = rate <= (seconds > 60 ? forGood : forAWhile) ? 10 : 5_000
    tally.count('a call', { status: 200, tookMs, refusal: undefined, isBusy: false })
    return tally
  }
}

describe('the capacity', () => {
  beforeEach(() => {
    vi.spyOn(console, 'log').mockImplementation(() => {})
  })

  it('is the highest rate that is held for long, not the one that is answered out of queues', async () => {
    expect(await findCapacity(machine({ forAWhile: 100, forGood: 100 }))).toBe(88)
    expect(await findCapacity(machine({ forAWhile: 100, forGood: 60 }))).toBe(52)
  })

  it('is nothing where not even the first step is held', async () => {
    expect(await findCapacity(machine({ forAWhile: 1, forGood: 1 }))).toBe(0)
  })
})
