import { tehranHourAt } from '@rasteh/persian-text/jalali'
import type { Destination } from '../checkout/places.ts'
import { checkPostalCost, type DeliveryRefusal } from '../checkout/postal-cost.ts'
import { ZERO_RIAL } from '../money.ts'
import { accept, type Outcome, refuse } from '../outcome.ts'
import { type Day, tehranDay } from '../returns/withdrawal-clock.ts'
import { deliveryDays } from './delivery-days.ts'
import {
  type DeliveryPromise,
  type DeliverySchedule,
  isScheduled,
  type ScheduledMethod,
  type TakenPlaces,
} from './schedule.ts'

export type PromiseRefusal =
  | DeliveryRefusal
  /** The method says nothing of when it delivers. */
  | { kind: 'delivery-unpromised'; deliveryMethodId: number }
  | { kind: 'delivery-full'; deliveryMethodId: number }

export type PromiseAsked = {
  nowMs: number
  holidays: ReadonlySet<Day>
  /** The places of this method that are taken. */
  taken: readonly TakenPlaces[]
}
type Parcel = { destination: Destination | null; weightGrams: number }

/** Days of a choice of slots: enough to choose from on one screen of a phone. */
const SLOT_DAYS = 5

/** When a method delivers a parcel that is ordered now: the first promise it can keep, or why there is none. */
export function checkPromise(
  method: ScheduledMethod,
  { destination, weightGrams, ...asked }: PromiseAsked & Parcel,
): Outcome<DeliveryPromise, PromiseRefusal> {
  const parcel = { weightGrams, payableRial: ZERO_RIAL, onlyDownloadable: false }
  const reached = checkPostalCost(method, { parcel, destination, unit: 'rial' })
  if (!reached.ok) return reached
  const deliveryMethodId = method.id
  if (!isScheduled(method.schedule)) return refuse({ kind: 'delivery-unpromised', deliveryMethodId })
  const [first] = openPromises(method.schedule, asked)
  return first ? accept(first) : refuse({ kind: 'delivery-full', deliveryMethodId })
}

/** Every promise that may be chosen now: the free slots of the next days, or the first free day where there are none. */
export function openPromises(schedule: DeliverySchedule, asked: PromiseAsked): DeliveryPromise[] {
  const days = deliveryDays(schedule, asked).flatMap((day) => {
    const open = promisesOf(schedule, day).filter((promise) => isOpen(promise, schedule, asked))
    return open.length > 0 ? [open] : []
  })
  return days.slice(0, schedule.slots.length > 0 ? SLOT_DAYS : 1).flat()
}

function promisesOf({ slots, fromHour, toHour }: DeliverySchedule, day: Day): DeliveryPromise[] {
  if (slots.length === 0) return [{ day, fromHour: toHour === null ? null : fromHour, toHour }]
  return slots
    .map((slot) => ({ day, fromHour: slot.fromHour, toHour: slot.toHour }))
    .toSorted((a, b) => a.fromHour - b.fromHour || a.toHour - b.toHour)
}

function isOpen(
  promise: DeliveryPromise,
  schedule: DeliverySchedule,
  { nowMs, taken }: PromiseAsked,
): boolean {
  const { slots, dayCapacity } = schedule
  // A slot is taken before it begins; any other delivery of today while its hours are not over.
  const until = slots.length > 0 ? promise.fromHour : promise.toHour
  if (promise.day === tehranDay(nowMs) && until !== null && until <= tehranHourAt(nowMs)) return false
  const ofDay = taken.filter(({ day }) => day === promise.day)
  if (dayCapacity !== null && sumOf(ofDay) >= dayCapacity) return false
  const slot = slots.find(({ fromHour, toHour }) => isSame({ fromHour, toHour }, promise))
  return slot?.capacity == null || sumOf(ofDay.filter((hours) => isSame(hours, promise))) < slot.capacity
}

type Hours = Pick<DeliveryPromise, 'fromHour' | 'toHour'>

const isSame = (a: Hours, b: Hours) => a.fromHour === b.fromHour && a.toHour === b.toHour
const sumOf = (taken: readonly TakenPlaces[]) => taken.reduce((sum, { count }) => sum + count, 0)
