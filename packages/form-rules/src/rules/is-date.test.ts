import { describe, expect, it } from 'vitest'
import { isDateBetween, toDay } from './is-date.ts'

describe('three fields of a date', () => {
  it('name the Gregorian day that their calendar means', () => {
    expect(toDay({ day: '1', month: '1', year: '1405' }, 'jalali')).toBe('2026-03-21')
    expect(toDay({ day: '21', month: '3', year: '2026' }, 'gregorian')).toBe('2026-03-21')
  })

  it.each([
    { day: '31', month: '12', year: '1404' },
    { day: '0', month: '1', year: '1404' },
    { day: 'x', month: '1', year: '1404' },
    { day: '1', month: '1', year: '' },
    { day: '-1', month: '1', year: '1404' },
  ])('name no day: %j', (parts) => {
    expect(toDay(parts, 'jalali')).toBeUndefined()
  })

  it('stand between two days, both included', () => {
    const limits = { calendar: 'jalali', from: '2026-03-21', until: '2026-03-22' } as const
    const day = (text: string) => isDateBetween({ day: text, month: '1', year: '1405' }, limits)
    expect([day('1'), day('2'), day('3')]).toEqual([true, true, false])
    expect(isDateBetween({ day: '29', month: '12', year: '1404' }, limits)).toBe(false)
  })
})
