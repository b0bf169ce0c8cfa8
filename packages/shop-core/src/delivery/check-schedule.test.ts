import { expect, it } from 'vitest'
import { checkSchedule } from './check-schedule.ts'
import { schedule } from './schedule.builder.ts'
import type { DeliverySchedule } from './schedule.ts'

const slot = (fromHour: number, toHour: number, capacity: number | null = null) => ({
  fromHour,
  toHour,
  capacity,
})

it.each<[string, Partial<DeliverySchedule>]>([
  ['as it comes', {}],
  ['without any days: nothing is promised', { workDays: [] }],
  ['with hours in their order', { fromHour: 0, toHour: 24 }],
  ['with slots one after the other, in any order', { slots: [slot(17, 21), slot(9, 12), slot(12, 17)] }],
  ['with slots that a day takes', { slots: [slot(9, 12, 5)], dayCapacity: 5 }],
  ['that takes orders late for another day', { cutoffHour: 22, leadDays: 1 }],
  ['that takes orders until an hour before', { cutoffHour: 20, leadDays: 0 }],
])('takes a schedule %s', (_, given) => {
  expect(checkSchedule(schedule(given))).toEqual({ ok: true, value: schedule(given) })
})

it.each<[string, Partial<DeliverySchedule>, string, string]>([
  ['with an hour that no day has', { cutoffHour: 25 }, 'hour-wrong', 'cutoffHour'],
  ['with half an hour', { toHour: 20.5 }, 'hour-wrong', 'toHour'],
  ['with an hour before the day', { fromHour: -1 }, 'hour-wrong', 'fromHour'],
  ['that arrives before it is ordered', { leadDays: -1 }, 'days-wrong', 'leadDays'],
  ['that takes longer than a month', { leadDays: 31 }, 'days-wrong', 'leadDays'],
  ['that takes no order a day', { dayCapacity: 0 }, 'capacity-wrong', 'dayCapacity'],
  ['that begins and never ends', { fromHour: 9, toHour: null }, 'until-missing', 'toHour'],
  ['that ends before it begins', { fromHour: 21, toHour: 9 }, 'hours-reversed', 'toHour'],
  ['of no hour', { fromHour: 9, toHour: 9 }, 'hours-reversed', 'toHour'],
  [
    'that still takes orders of today when all is delivered',
    { leadDays: 0, cutoffHour: 21 },
    'cutoff-too-late',
    'cutoffHour',
  ],
  ['with a slot of no hour of the day', { slots: [slot(9, 30)] }, 'hour-wrong', 'slots'],
  ['with a slot that ends before it begins', { slots: [slot(12, 9)] }, 'hours-reversed', 'slots'],
  ['with a slot that takes nobody', { slots: [slot(9, 12, 0)] }, 'capacity-wrong', 'slots'],
  ['with slots that share an hour', { slots: [slot(9, 13), slot(12, 17)] }, 'slots-overlap', 'slots'],
  ['with a slot above its day', { slots: [slot(9, 12, 9)], dayCapacity: 8 }, 'slot-above-day', 'slots'],
  [
    'with more slots than a phone shows',
    { slots: Array.from({ length: 13 }, (_, at) => slot(at, at + 1)) },
    'slots-too-many',
    'slots',
  ],
])('refuses a schedule %s', (_, given, kind, field) => {
  expect(checkSchedule(schedule(given))).toEqual({ ok: false, refusal: { kind, field } })
})
