import { readNumber } from './read-number.ts'

/** Somebody of an age, as it was said, and what shops call people of that age; null where they call them nothing. */
export type ReadAge = { readonly at: number; readonly length: number; readonly whom: string | null }

const YEARS: ReadonlySet<string> = new Set('ساله سالگی سالشه سالم سال ماهه year years'.split(' '))
const MONTHS = 'ماهه'
const PEOPLE: ReadonlySet<string> = new Set(
  (
    'بچه بچهام بچمون کودک کودکان نوزاد پسر پسرم پسربچه پسری دختر دخترم دختربچه دختری نوه نوهام خواهرزاده ' +
    'خواهرزادم خواهرزادهام برادرزاده برادرزادم برادرزادهام فرزند فرزندم برادرم خواهرم نوجوان child kid boy girl'
  ).split(' '),
)
const CHILD_UNTIL = 12
const TEEN_UNTIL = 18

/** The age of somebody, where one begins here: «پسر ۵ ساله» is a child, whatever words name it. */
export function readAge(runs: readonly string[], at: number): ReadAge | null {
  if (!PEOPLE.has(runs[at] ?? '')) return null
  const number = readNumber(runs, at + 1)
  const unit = number === null ? '' : (runs[at + 1 + number.length] ?? '')
  if (number === null || !YEARS.has(unit)) return null
  const years = unit === MONTHS ? 0 : number.value
  const whom = years <= CHILD_UNTIL ? 'بچه' : years <= TEEN_UNTIL ? 'نوجوان' : null
  return { at, length: 2 + number.length, whom }
}
