import { describe, expect, it } from 'vitest'
import { PRICE_CHANGE_MAX_DAYS_AHEAD, readStart } from './read-start.ts'

/** 1405/08/24, 12:00 in Tehran. */
const NOW_MS = Date.UTC(2026, 10, 15, 8, 30)

describe('the time of a change', () => {
  it.each([
    ['1405/08/24', '12:01', Date.UTC(2026, 10, 15, 8, 31)],
    ['۱۴۰۵/۰۸/۲۵', '۰۸:۰۰', Date.UTC(2026, 10, 16, 4, 30)],
    ['١٤٠٦-١-١', '0:00', Date.UTC(2027, 2, 20, 20, 30)],
  ])('%s at %s is a moment in Tehran', (date, time, value) => {
    expect(readStart({ date, time }, NOW_MS)).toEqual({ ok: true, value })
  })

  it.each([
    ['1405/08/24', '12:00', 'time-passed'],
    ['1405/08/23', '23:59', 'time-passed'],
    ['1405/08/31', '10:00', 'not-a-time'],
    ['فردا', '10:00', 'not-a-time'],
    ['1405/08/25', '24:00', 'not-a-time'],
    ['1405/08/25', '', 'not-a-time'],
    ['1407/01/01', '10:00', 'time-too-far'],
  ])('refuses %s at "%s" as %s', (date, time, kind) => {
    expect(readStart({ date, time }, NOW_MS)).toEqual({ ok: false, refusal: { kind } })
  })

  it('may be a year ahead', () => {
    expect(PRICE_CHANGE_MAX_DAYS_AHEAD).toBe(366)
    expect(readStart({ date: '1406/08/24', time: '12:00' }, NOW_MS).ok).toBe(true)
  })
})
