import { readNumber } from './read-number.ts'

/** An amount of money that begins at some place of a query. */
export type ReadMoney = {
  /** As it was said, without its scale: the 2 of «2 میلیون». */
  readonly number: number
  /** 1 where none was said. */
  readonly scale: number
  /** In what it was said; null where nothing was. */
  readonly unit: 'toman' | 'rial' | null
  /** «۵ میلیونی»: a thing of about that price. */
  readonly isAdjective: boolean
  readonly length: number
}

const SCALES: ReadonlyMap<string, number> = new Map([
  ...each('هزار هزارتا thousand k', 1_000),
  ...each('میلیون ملیون میلیو میلیونتا million m', 1_000_000),
  ...each('میلیارد بیلیون billion', 1_000_000_000),
])
const SCALE_ADJECTIVES: ReadonlyMap<string, number> = new Map([
  ...each('هزاری', 1_000),
  ...each('میلیونی ملیونی', 1_000_000),
  ...each('میلیاردی', 1_000_000_000),
])
const UNITS: ReadonlyMap<string, 'toman' | 'rial'> = new Map([
  ...each('تومان تومن تومنه تومانه تومنی تومانی ت toman tomans', 'toman' as const),
  ...each('ریال ریاله ریالی rial rials', 'rial' as const),
])
const ADJECTIVE_UNITS: ReadonlySet<string> = new Set(['تومنی', 'تومانی', 'ریالی'])
/** «میلیون‌تومنی», written as one. */
const JOINED = /^(هزار|میلیون|ملیون|میلیارد)(تومان|تومن|تومنی|تومانی|ریال|ریالی)$/
const AND = 'و'

/** The amount that begins here, whether or not it is one of money: «۲ میلیون و نیم», «۵۰۰ هزار تومن», «۳۵۰۰۰۰». */
export function readMoney(given: readonly string[], at: number): ReadMoney | null {
  const runs = given.flatMap(splitJoined)
  const from = given.slice(0, at).flatMap(splitJoined).length
  const read = readAmount(runs, from)
  if (!read) return null
  // Its length is counted in the runs as they were given.
  let [length, runCount] = [0, 0]
  while (runCount < read.length) {
    runCount += splitJoined(given[at + length] ?? '').length
    length += 1
  }
  return { ...read, length }
}

const splitJoined = (run: string): string[] => JOINED.exec(run)?.slice(1) ?? [run]

function readAmount(runs: readonly string[], at: number): ReadMoney | null {
  // «هزار تومن», «میلیون» alone: one of it.
  const number = readNumber(runs, at) ?? (SCALES.has(runs[at] ?? '') ? { value: 1, length: 0 } : null)
  if (!number) return null
  let next = at + number.length
  const adjective = SCALE_ADJECTIVES.get(runs[next] ?? '')
  const scale = SCALES.get(runs[next] ?? '') ?? adjective ?? 1
  if (scale > 1) next += 1
  const more = scale > 1 && adjective === undefined ? readMore(runs, next, scale) : null
  if (more) next += more.length
  const unit = UNITS.get(runs[next] ?? '') ?? null
  const isAdjective = adjective !== undefined || ADJECTIVE_UNITS.has(runs[next] ?? '')
  if (unit) next += 1
  const whole = number.value + (more ? more.value / scale : 0)
  return { number: whole, scale, unit, isAdjective, length: next - at }
}

/** What follows «میلیون»: «و نیم», «و ۵۰۰ هزار», «و ۵۰۰». */
function readMore(
  runs: readonly string[],
  at: number,
  scale: number,
): { value: number; length: number } | null {
  const hasAnd = runs[at] === AND
  const number = readNumber(runs, at + Number(hasAnd))
  if (!number) return null
  const next = at + Number(hasAnd) + number.length
  const length = next - at
  const smaller = SCALES.get(runs[next] ?? '')
  if (smaller && smaller < scale) return { value: number.value * smaller, length: length + 1 }
  if (!hasAnd) return null
  if (number.value === HALF) return { value: HALF * scale, length }
  // «۲ میلیون و ۵۰۰» is said of thousands.
  return smaller || number.value < 100 ? null : { value: (number.value * scale) / 1_000, length }
}

const HALF = 0.5

function each<Value>(words: string, value: Value): (readonly [string, Value])[] {
  return words.split(' ').map((word) => [word, value] as const)
}
