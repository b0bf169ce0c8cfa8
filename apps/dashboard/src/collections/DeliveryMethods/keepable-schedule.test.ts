import { expect, it } from 'vitest'
import { keepableSchedule } from './keepable-schedule.ts'

const slots = [
  { id: 'a', fromHour: 9, toHour: 13 },
  { id: 'b', fromHour: 12, toHour: 17, capacity: 4 },
]

it('says what is wrong beside the field that must be mended, and nowhere else', () => {
  const data = { workDays: ['sat'], leadDays: 1, slots }
  expect(keepableSchedule('slots')(slots, { data })).toBe('بازه‌ها روی هم افتاده‌اند.')
  expect(keepableSchedule('cutoffHour')(undefined, { data })).toBe(true)
})

it('takes a method of which nothing is written', () => {
  for (const field of ['cutoffHour', 'leadDays', 'toHour', 'dayCapacity', 'slots'] as const)
    expect(keepableSchedule(field)(undefined, { data: {} })).toBe(true)
})

it.each([
  [{ toHour: 20.5 }, 'toHour', 'ساعت، عددی کامل از ۰ تا ۲۴ است.'],
  [{ cutoffHour: 'شب' }, 'cutoffHour', 'ساعت، عددی کامل از ۰ تا ۲۴ است.'],
  [{ dayCapacity: 0 }, 'dayCapacity', 'ظرفیت، عددی کامل و دست‌کم ۱ است.'],
] as const)('refuses %j', (data, field, text) => {
  expect(keepableSchedule(field)(undefined, { data })).toBe(text)
})
