import { describe, expect, it } from 'vitest'
import { LATE_MAX_SECONDS, latePauseSeconds, lateStep } from './late-questions.ts'

describe('the late questions about an attempt', () => {
  it('come soon at first, ever more seldom, and end', () => {
    const pauses: number[] = []
    let ageSeconds = 3_000
    for (let asked = 1; asked < 100; asked += 1) {
      const pause = latePauseSeconds({ asked, ageSeconds })
      if (pause === null) break
      pauses.push(pause)
      ageSeconds += pause
    }
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
    expect(pauses[0]).toBe(240)
    expect(pauses.length).toBeGreaterThan(8)
    expect(ageSeconds).toBeLessThanOrEqual(LATE_MAX_SECONDS)
  })

  it('have their first pause also before anybody has asked', () => {
    expect(latePauseSeconds({ asked: 0, ageSeconds: 0 })).toBe(240)
  })

  it('go on to the very last second and no further', () => {
    expect(latePauseSeconds({ asked: 1, ageSeconds: LATE_MAX_SECONDS - 240 })).toBe(240)
    expect(latePauseSeconds({ asked: 1, ageSeconds: LATE_MAX_SECONDS - 239 })).toBeNull()
  })
})

describe('a late look at an attempt', () => {
  const expired = { orderState: 'expired', keepsUnverified: false, wasAsked: false } as const
  it.each([
    [{ ...expired, known: 'paid' }, 'verify'],
    [{ ...expired, known: 'verified' }, 'verify'],
    [{ ...expired, known: 'cannot' }, 'verify'],
    // A bank may say "waiting" of what is paid and not verified yet.
    [{ ...expired, known: 'waiting' }, 'verify'],
    [{ ...expired, known: 'unknown' }, 'wait'],
    [{ ...expired, known: 'not-paid' }, 'done'],
    [{ ...expired, known: 'reversed' }, 'done'],
    [{ ...expired, orderState: 'awaiting-payment', known: 'paid' }, 'verify'],
    [{ ...expired, orderState: 'cancelled', known: 'paid' }, 'done'],
    [{ ...expired, orderState: 'cancelled', known: 'paid', wasAsked: true }, 'verify'],
    [{ ...expired, orderState: 'cancelled', known: 'verified' }, 'verify'],
    [{ ...expired, orderState: 'confirmed', known: 'cannot' }, 'verify'],
    [{ ...expired, orderState: 'cancelled', keepsUnverified: true, known: 'paid' }, 'verify'],
  ] as const)('%o: %s', (found, step) => {
    expect(lateStep(found)).toBe(step)
  })
})
