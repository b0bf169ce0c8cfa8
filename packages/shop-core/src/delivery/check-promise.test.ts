import { describe, expect, it } from 'vitest'
import { checkPromise, openPromises, type PromiseAsked } from './check-promise.ts'
import { courier, schedule } from './schedule.builder.ts'
import type { DeliverySchedule } from './schedule.ts'

/** A moment of Tehran, which is three and a half hours ahead of UTC. */
const at = (moment: string) => Date.parse(`${moment}:00+03:30`)
const holidays = new Set<string>()
const day = (schedule_: Partial<DeliverySchedule>, moment: string, asked: Partial<PromiseAsked> = {}) =>
  openPromises(schedule(schedule_), { nowMs: at(moment), holidays, taken: [], ...asked })[0]?.day

describe('the day of a promise', () => {
  it.each([
    ['before the cut-off: the next working day', '2026-11-16T13:59', '2026-11-17'],
    ['at the cut-off: a day later', '2026-11-16T14:00', '2026-11-18'],
    ['in the first minute of a day, which is still yesterday in UTC', '2026-11-17T00:00', '2026-11-18'],
    ['on a Wednesday: Thursday', '2026-11-18T10:00', '2026-11-19'],
    ['on a Thursday: over Friday to Saturday', '2026-11-19T10:00', '2026-11-21'],
    ['late on a Thursday: as on Saturday', '2026-11-19T14:00', '2026-11-22'],
    ['on a Friday: as on Saturday, whatever the hour', '2026-11-20T09:00', '2026-11-22'],
    ['on a Friday after the cut-off hour: the same', '2026-11-20T22:00', '2026-11-22'],
  ])('is, %s', (_, moment, expected) => {
    expect(day({}, moment)).toBe(expected)
  })

  it('is today where the method takes no day to arrive', () => {
    expect(day({ leadDays: 0 }, '2026-11-16T13:59')).toBe('2026-11-16')
    expect(day({ leadDays: 0 }, '2026-11-16T14:00')).toBe('2026-11-17')
  })

  it('is not today once the hours of delivery are over', () => {
    const allDay = { leadDays: 0, cutoffHour: null, toHour: 21 }
    expect(day(allDay, '2026-11-16T20:59')).toBe('2026-11-16')
    expect(day(allDay, '2026-11-16T21:00')).toBe('2026-11-17')
    expect(day({ ...allDay, toHour: null }, '2026-11-16T23:59')).toBe('2026-11-16')
  })

  it('counts working days of the method: without Thursday, or with Friday', () => {
    const untilWednesday = { workDays: ['sat', 'sun', 'mon', 'tue', 'wed'] } as const
    expect(day(untilWednesday, '2026-11-18T10:00')).toBe('2026-11-21')
    expect(day({ workDays: ['thu', 'fri', 'sat'] }, '2026-11-19T10:00')).toBe('2026-11-20')
  })

  it('passes over holidays, and an order of a holiday counts from the next working day', () => {
    const closed = { holidays: new Set(['2026-11-17', '2026-11-18']) }
    expect(day({}, '2026-11-16T10:00', closed)).toBe('2026-11-19')
    expect(day({}, '2026-11-17T10:00', closed)).toBe('2026-11-21')
  })

  it('passes over the holidays of the New Year', () => {
    const newYear = [
      '2027-03-20',
      '2027-03-21',
      '2027-03-22',
      '2027-03-23',
      '2027-03-24',
      '2027-04-01',
      '2027-04-02',
    ]
    const closed = { holidays: new Set(newYear) }
    // The last Thursday of 1405: the first working day of 1406 is Thursday the 5th of Farvardin.
    expect(day({}, '2027-03-18T10:00', closed)).toBe('2027-03-25')
    expect(day({ leadDays: 6 }, '2027-03-18T10:00', closed)).toBe('2027-03-31')
    expect(day({ leadDays: 7 }, '2027-03-18T10:00', closed)).toBe('2027-04-03')
  })

  it('moves on where a day is full, and is none where all are', () => {
    const full = (on: string, count: number) => ({ day: on, fromHour: null, toHour: 21, count })
    const capacity = { dayCapacity: 10 }
    expect(day(capacity, '2026-11-16T10:00', { taken: [full('2026-11-17', 9)] })).toBe('2026-11-17')
    expect(day(capacity, '2026-11-16T10:00', { taken: [full('2026-11-17', 10)] })).toBe('2026-11-18')
    // Orders that were promised by other hours of the day, before managers changed these, take its places too.
    const before = { taken: [{ ...full('2026-11-17', 4), toHour: 18 }, full('2026-11-17', 6)] }
    expect(day(capacity, '2026-11-16T10:00', before)).toBe('2026-11-18')
    const everyDay = Array.from({ length: 90 }, (_, ahead) =>
      full(new Date(Date.UTC(2026, 10, 16 + ahead)).toISOString().slice(0, 10), 10),
    )
    expect(day(capacity, '2026-11-16T10:00', { taken: everyDay })).toBeUndefined()
  })

  it('is none without a working day within two months', () => {
    expect(day({ leadDays: 60 }, '2026-11-16T10:00')).toBeUndefined()
    expect(day({ workDays: [] }, '2026-11-16T10:00')).toBeUndefined()
  })
})

describe('the hours of a promise', () => {
  it('are those of the method', () => {
    const asked = { nowMs: at('2026-11-16T10:00'), holidays, taken: [] }
    const hours = (given: Partial<DeliverySchedule>) => openPromises(schedule(given), asked)
    expect(hours({})).toEqual([{ day: '2026-11-17', fromHour: null, toHour: 21 }])
    expect(hours({ fromHour: 9 })).toEqual([{ day: '2026-11-17', fromHour: 9, toHour: 21 }])
    // "From nine" alone says nothing of when it has arrived.
    expect(hours({ fromHour: 9, toHour: null })).toEqual([
      { day: '2026-11-17', fromHour: null, toHour: null },
    ])
  })
})

describe('slots', () => {
  const morning = { fromHour: 9, toHour: 12, capacity: 2 }
  const evening = { fromHour: 17, toHour: 21, capacity: null }
  const slots = { slots: [evening, morning], leadDays: 0, cutoffHour: null }
  const open = (given: Partial<DeliverySchedule>, moment: string, taken: PromiseAsked['taken'] = []) =>
    openPromises(schedule({ ...slots, ...given }), { nowMs: at(moment), holidays, taken })
  const said = (given: Partial<DeliverySchedule>, moment: string, taken: PromiseAsked['taken'] = []) =>
    open(given, moment, taken).map((slot) => `${slot.day.slice(8)} ${slot.fromHour}-${slot.toHour}`)

  it('are those of the next five days, by day and hour', () => {
    expect(said({}, '2026-11-16T08:59')).toEqual(
      ['16', '17', '18', '19', '21'].flatMap((date) => [`${date} 9-12`, `${date} 17-21`]),
    )
  })

  it('can be chosen until they begin', () => {
    expect(said({}, '2026-11-16T09:00')[0]).toBe('16 17-21')
    expect(said({}, '2026-11-16T17:00')[0]).toBe('17 9-12')
  })

  it('are not those of today after the cut-off', () => {
    expect(said({ cutoffHour: 8 }, '2026-11-16T08:00')[0]).toBe('17 9-12')
  })

  it('are free until each has as many orders as it takes', () => {
    const taken = (count: number) => [{ day: '2026-11-16', fromHour: 9, toHour: 12, count }]
    expect(said({}, '2026-11-16T08:00', taken(1))[0]).toBe('16 9-12')
    expect(said({}, '2026-11-16T08:00', taken(2))[0]).toBe('16 17-21')
  })

  it('share the capacity of their day', () => {
    const taken = [{ day: '2026-11-16', fromHour: 17, toHour: 21, count: 3 }]
    expect(said({ dayCapacity: 3 }, '2026-11-16T08:00', taken)[0]).toBe('17 9-12')
  })

  it('of a full day do not count among the five days', () => {
    const taken = [{ day: '2026-11-17', fromHour: 17, toHour: 21, count: 3 }]
    expect(said({ dayCapacity: 3 }, '2026-11-16T08:00', taken).at(-1)).toBe('22 17-21')
  })
})

describe('a promise', () => {
  const asked = { nowMs: at('2026-11-16T10:00'), holidays, taken: [], weightGrams: 900 }
  const tehran = { provinceId: 8, cityId: 301 }
  const ok = { ok: true, value: { day: '2026-11-17', fromHour: null, toHour: 21 } }

  it('is the first that the method keeps', () => {
    expect(checkPromise(courier(), { ...asked, destination: tehran })).toEqual(ok)
  })

  it.each([
    [
      'a city that the method does not serve',
      courier(),
      { destination: { provinceId: 9, cityId: 1 } },
      'delivery-not-offered',
    ],
    ['a parcel above every weight band', courier(), { weightGrams: 5001 }, 'delivery-not-offered'],
    ['no city at all', courier(), { destination: null }, 'delivery-not-offered'],
    ['a method without working days', courier({ workDays: [] }), {}, 'delivery-unpromised'],
    ['a method whose days are all full', courier({ leadDays: 60 }), {}, 'delivery-full'],
  ])('is refused to %s', (_, method, given, kind) => {
    expect(checkPromise(method, { ...asked, destination: tehran, ...given })).toEqual({
      ok: false,
      refusal: { kind, deliveryMethodId: 4 },
    })
  })

  it('of what is collected at the shop needs no city', () => {
    expect(checkPromise({ ...courier(), kind: 'collect' }, { ...asked, destination: null })).toEqual(ok)
  })
})
