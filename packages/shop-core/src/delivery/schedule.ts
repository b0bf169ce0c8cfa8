import type { DeliveryMethod } from '../checkout/postal-cost.ts'
import type { Day } from '../returns/withdrawal-clock.ts'

/** The days of the week, by the number that `Date` gives them. */
export const WEEK_DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
export type WeekDay = (typeof WEEK_DAYS)[number]

/** Hours between which an order arrives; a capacity of null takes any number of orders. */
export type DeliverySlot = { fromHour: number; toHour: number; capacity: number | null }

/**
 * When a method delivers. Without working days it promises nothing. An order before the cut-off hour of a working day
 * counts from that day, and arrives `leadDays` working days later. Hours of null are not promised.
 */
export type DeliverySchedule = {
  workDays: readonly WeekDay[]
  cutoffHour: number | null
  leadDays: number
  fromHour: number | null
  toHour: number | null
  dayCapacity: number | null
  slots: readonly DeliverySlot[]
}

export type ScheduledMethod = DeliveryMethod & { schedule: DeliverySchedule }

/** A day, and the hours of it where they are promised. */
export type DeliveryPromise = { day: Day; fromHour: number | null; toHour: number | null }

/** How many orders have a place of a promise. */
export type TakenPlaces = DeliveryPromise & { count: number }

/** Says whether a method promises when it delivers. */
export const isScheduled = ({ workDays }: DeliverySchedule): boolean => workDays.length > 0
