import { describe, expect, it } from 'vitest'
import { COUNTDOWN_TICK_MS, toCountdown } from './countdown.ts'

const second = 1000
const hour = 3600 * second
const day = 24 * hour
const withDays = { expiresAtMs: 0, showDays: true }
const withoutDays = { expiresAtMs: 0, showDays: false }

describe('a countdown', () => {
  it('ticks every second [S9.45]', () => {
    expect(COUNTDOWN_TICK_MS).toBe(1000)
  })

  it('tells days apart from hours when it is asked to [S9.46]', () => {
    expect(toCountdown(withDays, -(2 * day + 3 * hour + 5 * second))).toEqual({
      state: 'ticking',
      days: 2,
      clock: '03:00:05',
    })
  })

  it('counts days as hours when days are not asked for [S9.46]', () => {
    expect(toCountdown(withoutDays, -(2 * day + 3 * hour))).toEqual({
      state: 'ticking',
      days: null,
      clock: '51:00:00',
    })
  })

  it('shows no day left on the last day', () => {
    expect(toCountdown(withDays, -(day - second))).toEqual({ state: 'ticking', days: 0, clock: '23:59:59' })
  })

  it('shows 00:00:01 until the last moment', () => {
    expect(toCountdown(withoutDays, -1).clock).toBe('00:00:01')
  })

  it.each([withDays, withoutDays])('shows 00:00:00 once it is expired, %j [S4.83]', (timer) => {
    expect(toCountdown(timer, 5 * day)).toEqual({ state: 'stopped', days: null, clock: '00:00:00' })
  })

  it('stops at zero [S4.82]', () => {
    expect(toCountdown(withoutDays, 0)).toEqual({ state: 'stopped', days: null, clock: '00:00:00' })
  })

  it('is over when its date cannot be read', () => {
    expect(toCountdown({ expiresAtMs: Number.NaN, showDays: false }, 0).state).toBe('stopped')
  })
})
