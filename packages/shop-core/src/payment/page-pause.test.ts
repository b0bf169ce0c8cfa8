import { describe, expect, it } from 'vitest'
import { PENDING_PAUSES_MS, pendingPauseMs } from './page-pause.ts'

describe('a page that waits for the bank’s answer', () => {
  it('asks at growing pauses, and never gives up', () => {
    const pauses = Array.from({ length: 12 }, (_, asked) => pendingPauseMs(asked))
    expect(pauses).toEqual(pauses.toSorted((one, other) => one - other))
    expect(pauses[0]).toBe(PENDING_PAUSES_MS[0])
    expect(pauses.at(-1)).toBe(30_000)
  })
})
