import { expect, it } from 'vitest'
import { formatDayName } from './day-name.ts'
import { tehranHourAt } from './jalali-moment.ts'

it.each([
  ['2026-11-21', 'شنبه ۳۰ آبان', 'Saturday 21 November'],
  ['2026-11-20', 'جمعه ۲۹ آبان', 'Friday 20 November'],
  ['2027-03-20', 'شنبه ۲۹ اسفند', 'Saturday 20 March'],
  ['2027-03-21', 'یکشنبه ۱ فروردین', 'Sunday 21 March'],
  ['2025-03-20', 'پنج‌شنبه ۳۰ اسفند', 'Thursday 20 March'],
  ['1969-12-31', 'چهارشنبه ۱۰ دی', 'Wednesday 31 December'],
])('names %s as people do', (day, fa, en) => {
  expect(formatDayName(day, 'fa-IR')).toBe(fa)
  expect(formatDayName(day, 'en-US')).toBe(en)
})

it.each([
  [Date.UTC(2026, 10, 20, 20, 29), 23],
  [Date.UTC(2026, 10, 20, 20, 30), 0],
  [Date.UTC(2026, 10, 20, 8, 45), 12],
])('knows the hour of %i in Tehran', (momentMs, hour) => {
  expect(tehranHourAt(momentMs)).toBe(hour)
})
