import { describe, expect, it } from 'vitest'
import { checkStart, PRICE_CHANGE_MAX_DAYS_AHEAD } from './check-start.ts'

const NOW_MS = 1_000
const FURTHEST_MS = NOW_MS + PRICE_CHANGE_MAX_DAYS_AHEAD * 86_400_000

describe('the time of a change', () => {
  it.each([NOW_MS + 1, FURTHEST_MS])('may be %i', (startsAtMs) => {
    expect(checkStart(startsAtMs, NOW_MS)).toEqual({ ok: true, value: startsAtMs })
  })

  it.each([
    [NOW_MS, 'time-passed'],
    [0, 'time-passed'],
    [FURTHEST_MS + 1, 'time-too-far'],
  ])('may not be %i: %s', (startsAtMs, kind) => {
    expect(checkStart(startsAtMs, NOW_MS)).toEqual({ ok: false, refusal: { kind } })
  })

  it('may be a year ahead', () => {
    expect(PRICE_CHANGE_MAX_DAYS_AHEAD).toBe(366)
  })
})
