import { expect, it } from 'vitest'
import { courier } from './schedule.builder.ts'
import { soonestPromise } from './soonest-promise.ts'

const asked = {
  nowMs: Date.parse('2026-11-16T10:00:00+03:30'),
  holidays: new Set<string>(),
  destination: { provinceId: 8, cityId: 301 },
  weightGrams: 900,
}
const slow = { ...courier({ leadDays: 4, toHour: null }), taken: [] }
const fast = { ...courier(), taken: [] }
const early = { ...courier({ toHour: 12 }), taken: [] }
const collect = { ...courier({ leadDays: 0 }), kind: 'collect' as const, taken: [] }
const silent = { ...courier({ workDays: [] }), taken: [] }
const elsewhere = { ...courier(), places: { provinceIds: [9], cityIds: [] }, taken: [] }
const promise = (day: string, toHour: number | null) => ({ day, fromHour: null, toHour })

it.each([
  ['the soonest day', [slow, fast], { kind: 'sent', promise: promise('2026-11-17', 21) }],
  ['the earlier hour of a day', [fast, early], { kind: 'sent', promise: promise('2026-11-17', 12) }],
  [
    'what is sent before what is collected sooner',
    [collect, slow],
    { kind: 'sent', promise: promise('2026-11-21', null) },
  ],
  [
    'what is collected where nothing is sent',
    [elsewhere, collect],
    { kind: 'collected', promise: promise('2026-11-16', 21) },
  ],
  ['that it is sent, where nobody says when', [silent, collect], { kind: 'unpromised' }],
  [
    'what one promises beside another that does not',
    [silent, slow],
    { kind: 'sent', promise: promise('2026-11-21', null) },
  ],
  ['that it is not sent there', [elsewhere], { kind: 'not-offered' }],
  ['that nothing is sent at all', [], { kind: 'not-offered' }],
])('says %s', (_, methods, expected) => {
  expect(soonestPromise(methods, asked)).toEqual(expected)
})
