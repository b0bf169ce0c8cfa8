import {
  type CalendarDate,
  fromJalali,
  jalaliMonthLength,
  tehranDateAt,
  toJalali,
  writeDay,
} from '@rasteh/persian-text/jalali'
import {
  addRial,
  type PriceUnit,
  percentOf,
  type Rial,
  roundToPriceUnit,
  spreadByLargestRemainder,
  subtractRial,
  toRial,
} from '../money.ts'

/** The shop's own instalments: a part now, the rest month by month, with a fee for each month on what is left. */
export type InstallmentPlan = {
  id: number
  months: number
  downPaymentPercent: number
  monthlyFeePercent: number
}

/** What a plan means for one amount; `dueOn` is an ISO day in Tehran. */
export type PlanTerms = {
  downPaymentRial: Rial
  totalRial: Rial
  dues: { dueOn: string; amountRial: Rial }[]
}

/** Works out a plan: the down payment and the dues together are exactly the amount and its fee. */
export function toPlanTerms(
  plan: InstallmentPlan,
  payableRial: Rial,
  { nowMs, unit }: { nowMs: number; unit: PriceUnit },
): PlanTerms {
  const downPaymentRial = percentOf(payableRial, plan.downPaymentPercent, unit)
  const left = subtractRial(payableRial, downPaymentRial)
  const feeRial = percentOf(left, plan.monthlyFeePercent * plan.months, unit)
  const owed = roundToPriceUnit(addRial(left, feeRial), unit)
  const months = Array.from({ length: plan.months }, (_, index) => index + 1)
  const shares = months.map((month) => ({ key: String(month).padStart(3, '0'), weight: toRial(1) }))
  const parts = owed === 0 ? [] : spreadByLargestRemainder(owed, shares, unit)
  return {
    downPaymentRial,
    totalRial: addRial(downPaymentRial, owed),
    dues: parts
      .map((amountRial, index) => ({ dueOn: monthsAfter(nowMs, index + 1), amountRial }))
      .filter(({ amountRial }) => amountRial > 0),
  }
}

/** The same day of a later Jalali month; its last day where the month is too short. */
function monthsAfter(nowMs: number, months: number): string {
  const { year, month, day } = toJalali(tehranDateAt(nowMs))
  const count = year * 12 + (month - 1) + months
  const later: CalendarDate = { year: Math.floor(count / 12), month: (count % 12) + 1, day: 1 }
  return writeDay(fromJalali({ ...later, day: Math.min(day, jalaliMonthLength(later.year, later.month)) }))
}
