export const JALALI_MIN_YEAR = 1
export const JALALI_MAX_YEAR = 3177

// K. M. Borkowski's years at which the 33-year rhythm of leap years is interrupted.
const BREAKS = [
  -61, 9, 38, 199, 426, 686, 756, 818, 1111, 1181, 1210, 1635, 2060, 2097, 2192, 2262, 2324, 2394, 2456, 3178,
]

type YearInGregorian = {
  gregorianYear: number
  /** The day of March on which the year begins. */
  marchDay: number
  isLeap: boolean
}

/** Says whether the last month of a Jalali year has 30 days. */
export function isJalaliLeapYear(year: number): boolean {
  return locateYear(year).isLeap
}

/** Days of a Jalali month: 31 in the first six, 30 in the next five, and 29 or 30 in Esfand. */
export function jalaliMonthLength(year: number, month: number): number {
  if (month <= 6) return 31
  if (month <= 11) return 30
  return isJalaliLeapYear(year) ? 30 : 29
}

/** Where a Jalali year begins in the Gregorian calendar. */
export function locateYear(year: number): YearInGregorian {
  const gregorianYear = year + 621
  const { start, jump, leapsBefore } = periodOf(year)
  const passed = year - start
  const lastLeaps = whole(passed, 33) * 8 + whole((passed % 33) + 3, 4)
  const endsEarly = jump % 33 === 4 && jump - passed === 4
  const jalaliLeaps = leapsBefore + lastLeaps + (endsEarly ? 1 : 0)
  const gregorianLeaps = whole(gregorianYear, 4) - whole((whole(gregorianYear, 100) + 1) * 3, 4) - 150
  return {
    gregorianYear,
    marchDay: 20 + jalaliLeaps - gregorianLeaps,
    isLeap: isLeapInPeriod(passed, jump),
  }
}

function periodOf(year: number): { start: number; jump: number; leapsBefore: number } {
  let leapsBefore = -14
  let start = BREAKS[0] ?? 0
  for (const next of BREAKS.slice(1)) {
    const jump = next - start
    if (year < next) return { start, jump, leapsBefore }
    leapsBefore += whole(jump, 33) * 8 + whole(jump % 33, 4)
    start = next
  }
  throw new RangeError(`Jalali years go from ${JALALI_MIN_YEAR} to ${JALALI_MAX_YEAR}, not ${year}`)
}

// Leap years come every fourth year, and once in 33 years a year later.
function isLeapInPeriod(passed: number, jump: number): boolean {
  const nearBreak = jump - passed < 6
  const position = nearBreak ? passed - jump + whole(jump + 4, 33) * 33 : passed
  return (((position + 1) % 33) - 1) % 4 === 0
}

function whole(dividend: number, divisor: number): number {
  return Math.trunc(dividend / divisor)
}
