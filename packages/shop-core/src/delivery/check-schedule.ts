import { accept, type Outcome, refuse } from '../outcome.ts'
import type { DeliverySchedule, DeliverySlot } from './schedule.ts'

const LEAD_DAYS_MAX = 30
const DAY_CAPACITY_MAX = 100_000
export const SLOTS_MAX = 12
const LAST_HOUR = 24

/** What cannot be kept of a schedule, and the field that must be mended. */
export type ScheduleFault = {
  kind:
    | 'hour-wrong'
    | 'days-wrong'
    | 'capacity-wrong'
    | 'until-missing'
    | 'hours-reversed'
    | 'cutoff-too-late'
    | 'slots-overlap'
    | 'slots-too-many'
    | 'slot-above-day'
  field: HourField | 'leadDays' | 'dayCapacity' | 'slots'
}

/** Says whether what managers wrote of a method's days and hours can be kept. */
export function checkSchedule(schedule: DeliverySchedule): Outcome<DeliverySchedule, ScheduleFault> {
  const fault = numberFault(schedule) ?? hoursFault(schedule) ?? slotsFault(schedule)
  return fault ? refuse(fault) : accept(schedule)
}

function numberFault({ cutoffHour, fromHour, toHour, leadDays, dayCapacity }: DeliverySchedule) {
  for (const [field, hour] of Object.entries({ cutoffHour, fromHour, toHour }) as [
    HourField,
    number | null,
  ][])
    if (hour !== null && !isHour(hour)) return fault('hour-wrong', field)
  if (!isWhole(leadDays, 0, LEAD_DAYS_MAX)) return fault('days-wrong', 'leadDays')
  return isCapacity(dayCapacity) ? null : fault('capacity-wrong', 'dayCapacity')
}

function hoursFault({ cutoffHour, fromHour, toHour, leadDays, slots }: DeliverySchedule) {
  if (fromHour !== null && toHour === null) return fault('until-missing', 'toHour')
  if (fromHour !== null && toHour !== null && fromHour >= toHour) return fault('hours-reversed', 'toHour')
  // What is ordered after the last hour of delivery cannot arrive on the same day.
  if (leadDays === 0 && slots.length === 0 && toHour !== null && (cutoffHour ?? 0) >= toHour)
    return fault('cutoff-too-late', 'cutoffHour')
  return null
}

function slotsFault({ slots, dayCapacity }: DeliverySchedule) {
  if (slots.length > SLOTS_MAX) return fault('slots-too-many', 'slots')
  if (slots.some(({ fromHour, toHour }) => !isHour(fromHour) || !isHour(toHour)))
    return fault('hour-wrong', 'slots')
  if (slots.some(({ fromHour, toHour }) => fromHour >= toHour)) return fault('hours-reversed', 'slots')
  if (slots.some(({ capacity }) => !isCapacity(capacity))) return fault('capacity-wrong', 'slots')
  if (haveOverlap(slots)) return fault('slots-overlap', 'slots')
  if (dayCapacity !== null && slots.some(({ capacity }) => (capacity ?? 0) > dayCapacity))
    return fault('slot-above-day', 'slots')
  return null
}

const fault = (kind: ScheduleFault['kind'], field: ScheduleFault['field']): ScheduleFault => ({ kind, field })

function haveOverlap(slots: readonly DeliverySlot[]): boolean {
  const sorted = slots.toSorted((a, b) => a.fromHour - b.fromHour)
  return sorted.some((slot, at) => slot.fromHour < (sorted[at - 1]?.toHour ?? 0))
}

type HourField = 'cutoffHour' | 'fromHour' | 'toHour'

const isWhole = (value: unknown, from: number, to: number) =>
  Number.isInteger(value) && (value as number) >= from && (value as number) <= to
const isHour = (value: unknown) => isWhole(value, 0, LAST_HOUR)
const isCapacity = (value: number | null) => value === null || isWhole(value, 1, DAY_CAPACITY_MAX)
