import { describe, expect, it } from 'vitest'
import { type FactorHolder, SECOND_FACTOR_GRACE_DAYS, secondFactorDuty } from './second-factor-duty.ts'

const DAY_MS = 86_400_000
const NOW = Date.UTC(2026, 10, 16)
const manager = { role: 'manager', hasFactor: false, isAskedOfAll: false, sinceMs: NOW } as const
const dutyAfter = (days: number, holder: Partial<FactorHolder> = {}) =>
  secondFactorDuty({ ...manager, ...holder }, NOW + days * DAY_MS)

describe('the duty of a second factor', () => {
  it('gives owners and managers seven days', () => {
    expect(SECOND_FACTOR_GRACE_DAYS).toBe(7)
    expect(dutyAfter(0)).toEqual({ kind: 'grace', daysLeft: 7 })
    expect(dutyAfter(0.5, { role: 'owner' })).toEqual({ kind: 'grace', daysLeft: 7 })
    expect(dutyAfter(6.99)).toEqual({ kind: 'grace', daysLeft: 1 })
  })

  it('is due when they are over, to the moment', () => {
    expect(dutyAfter(7 - 1 / DAY_MS)).toEqual({ kind: 'grace', daysLeft: 1 })
    expect(dutyAfter(7)).toEqual({ kind: 'due' })
    expect(dutyAfter(700, { role: 'owner' })).toEqual({ kind: 'due' })
  })

  it('is met by whoever has a factor', () => {
    expect(dutyAfter(700, { hasFactor: true })).toEqual({ kind: 'met' })
    expect(dutyAfter(0, { hasFactor: true, isAskedOfAll: true })).toEqual({ kind: 'met' })
  })

  it('is no editor’s, unless it is asked of all: then at once', () => {
    expect(dutyAfter(700, { role: 'editor' })).toEqual({ kind: 'none' })
    expect(dutyAfter(700, { role: 'author' })).toEqual({ kind: 'none' })
    expect(dutyAfter(0, { role: 'editor', isAskedOfAll: true })).toEqual({ kind: 'due' })
    expect(dutyAfter(0, { isAskedOfAll: true })).toEqual({ kind: 'due' })
  })
})
