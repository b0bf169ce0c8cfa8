import { describe, expect, it } from 'vitest'
import { attemptDeadlineSeconds } from './attempt-deadline.ts'

describe('the deadline of an attempt', () => {
  it.each([
    [{ holdSeconds: 1_200, verifyWithinMinutes: 30 }, 3_000],
    [{ holdSeconds: 1_200, verifyWithinMinutes: 15 }, 2_100],
    [{ holdSeconds: 1_200, verifyWithinMinutes: 60 }, 4_800],
    // A bank that takes a verify for a day is not waited for with goods in hand.
    [{ holdSeconds: 1_200, verifyWithinMinutes: 1_440 }, 4_800],
  ])('of %o is %i seconds', (given, seconds) => {
    expect(attemptDeadlineSeconds(given)).toBe(seconds)
  })
})
