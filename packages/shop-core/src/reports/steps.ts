import { addDays, type DayRange, jalaliOf, lengthOf, monthOf } from './days.ts'
import { addSums, NO_SALES, type SalesSums } from './sums.ts'

/** A quarter of a year: more bars than that cannot be told apart. */
const DAILY_MAX = 93

export type Step = DayRange & { sums: SalesSums }
export type DaySums = { day: string } & SalesSums

/** Says by what a range is drawn: short ones by day, long ones by Jalali month. */
export function stepKindOf(range: DayRange): 'day' | 'month' {
  return lengthOf(range) <= DAILY_MAX ? 'day' : 'month'
}

/** The steps of a range in their order, each with its sums; a month that the range cuts has its days alone. */
export function toSteps(range: DayRange, days: readonly DaySums[]): Step[] {
  const steps = stepKindOf(range) === 'day' ? eachDay(range) : eachMonth(range)
  const place = new Map<string, Step>()
  const empty = steps.map((step) => ({ ...step, sums: NO_SALES }))
  for (const step of empty) place.set(keyOf(range, step.from), step)
  for (const { day, ...sums } of days) {
    if (day < range.from || day > range.to) continue
    const step = place.get(keyOf(range, day))
    if (step) step.sums = addSums(step.sums, sums)
  }
  return empty
}

function keyOf(range: DayRange, day: string): string {
  if (stepKindOf(range) === 'day') return day
  const { year, month } = jalaliOf(day)
  return `${year}/${month}`
}

const eachDay = (range: DayRange): DayRange[] =>
  Array.from({ length: lengthOf(range) }, (_, index) => {
    const day = addDays(range.from, index)
    return { from: day, to: day }
  })

function eachMonth({ from, to }: DayRange): DayRange[] {
  const months: DayRange[] = []
  for (let day = from; day <= to; ) {
    const end = monthOf(day).to
    months.push({ from: day, to: end < to ? end : to })
    day = addDays(end, 1)
  }
  return months
}
