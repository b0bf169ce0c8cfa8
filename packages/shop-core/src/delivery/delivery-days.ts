import { tehranHourAt } from '@rasteh/persian-text/jalali'
import { type Day, nextDay, tehranDay } from '../returns/withdrawal-clock.ts'
import { type DeliverySchedule, WEEK_DAYS } from './schedule.ts'

/** How many days ahead a promise is looked for: the holidays of a New Year and a slow post fit in. */
const HORIZON_DAYS = 60

type Counted = { nowMs: number; holidays: ReadonlySet<Day> }

/** The days on which an order of this moment can arrive, in order: working days from the first that is not too soon. */
export function deliveryDays(schedule: DeliverySchedule, { nowMs, holidays }: Counted): Day[] {
  const today = tehranDay(nowMs)
  const days: Day[] = []
  for (let day = today, ahead = 0; ahead <= HORIZON_DAYS; day = nextDay(day), ahead += 1) {
    if (isOpenOn(day, schedule, holidays)) days.push(day)
  }
  const { cutoffHour, leadDays } = schedule
  const isTooLate = cutoffHour !== null && tehranHourAt(nowMs) >= cutoffHour
  return days.filter((day) => day !== today || !isTooLate).slice(leadDays)
}

function isOpenOn(day: Day, { workDays }: DeliverySchedule, holidays: ReadonlySet<Day>): boolean {
  const weekDay = WEEK_DAYS[new Date(`${day}T00:00:00Z`).getUTCDay()]
  return weekDay !== undefined && workDays.includes(weekDay) && !holidays.has(day)
}
