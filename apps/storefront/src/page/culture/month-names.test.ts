import { describe, expect, it } from 'vitest'
import { monthNames } from './month-names.ts'

describe('the months of a page', () => {
  it('are those of its calendar, in their order', () => {
    expect(monthNames('fa-IR')).toEqual([
      'فروردین',
      'اردیبهشت',
      'خرداد',
      'تیر',
      'مرداد',
      'شهریور',
      'مهر',
      'آبان',
      'آذر',
      'دی',
      'بهمن',
      'اسفند',
    ])
    expect(monthNames('en-US').slice(0, 2)).toEqual(['January', 'February'])
  })
})
