import { toRial } from '../money.ts'
import type { DeliverySchedule, ScheduledMethod } from './schedule.ts'

/** Saturday to Thursday, taken until two, brought the next working day by nine in the evening. */
export const schedule = (given: Partial<DeliverySchedule> = {}): DeliverySchedule => ({
  workDays: ['sat', 'sun', 'mon', 'tue', 'wed', 'thu'],
  cutoffHour: 14,
  leadDays: 1,
  fromHour: null,
  toHour: 21,
  dayCapacity: null,
  slots: [],
  ...given,
})

/** A courier of Tehran, up to five kilograms. */
export const courier = (given: Partial<DeliverySchedule> = {}): ScheduledMethod => ({
  id: 4,
  kind: 'courier',
  places: { provinceIds: [8], cityIds: [] },
  rates: [{ places: { provinceIds: [], cityIds: [] }, upToGrams: 5000, priceRial: toRial(700_000) }],
  freeFromRial: null,
  schedule: schedule(given),
})
