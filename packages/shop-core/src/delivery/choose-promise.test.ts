import { expect, it } from 'vitest'
import { choosePromise } from './choose-promise.ts'
import { toPromiseKey } from './promise-key.ts'
import { courier } from './schedule.builder.ts'
import type { DeliverySchedule } from './schedule.ts'

const first = { day: '2026-11-17', fromHour: null, toHour: 21 }
const morning = { day: '2026-11-17', fromHour: 9, toHour: 12 }
const evening = { day: '2026-11-17', fromHour: 17, toHour: 21 }
const slots = { slots: [{ fromHour: 9, toHour: 12, capacity: 1 }] }
const refused = (kind: string) => ({ ok: false, refusal: { kind, deliveryMethodId: 4 } })

it.each([
  [first, '2026-11-17/-21'],
  [morning, '2026-11-17/9-12'],
  [{ ...first, toHour: null }, '2026-11-17/-'],
])('names %j', (promise, key) => {
  expect(toPromiseKey(promise)).toBe(key)
})

it.each<[string, Partial<DeliverySchedule>, (typeof first | typeof morning)[], string | null, unknown]>([
  ['nothing of a method without promises', { workDays: [] }, [first], null, { ok: true, value: null }],
  ['nothing of it, whatever is asked', { workDays: [] }, [], '2026-11-17/-21', { ok: true, value: null }],
  ['what was shown', {}, [first], '2026-11-17/-21', { ok: true, value: first }],
  ['the first where nothing is said', {}, [first], null, { ok: true, value: first }],
  ['the slot that was chosen', slots, [morning, evening], '2026-11-17/17-21', { ok: true, value: evening }],
  ['no slot for a buyer who chose none', slots, [morning], null, refused('delivery-slot-required')],
  ['no other day than was shown', {}, [first], '2026-11-16/-21', refused('delivery-promise-changed')],
  ['no slot that is gone', slots, [evening], '2026-11-17/9-12', refused('delivery-promise-changed')],
  ['nothing where all is full', {}, [], '2026-11-17/-21', refused('delivery-full')],
  ['no text that is no promise', slots, [morning], 'constructor', refused('delivery-promise-changed')],
])('chooses %s', (_, schedule, open, wanted, outcome) => {
  expect(choosePromise(courier(schedule), { open, wanted })).toEqual(outcome)
})
