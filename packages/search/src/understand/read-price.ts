import { RIALS_PER_TOMAN } from '@rasteh/persian-text/money'
import { type ReadMoney, readMoney } from './read-money.ts'

/** What a query says of the price, and which of its runs say so. */
export type ReadPrice = {
  readonly fromRial: number | null
  readonly toRial: number | null
  readonly at: number
  readonly length: number
}

type Bound = 'under' | 'over' | 'about' | 'between'

/** What is written before an amount, longest first; each as it is folded, its words apart. */
const BEFORE: readonly (readonly [words: readonly string[], bound: Bound])[] = toPhrases({
  between: ['بین', 'مابین', 'از', 'between', 'from'],
  under: [
    ...['زیر', 'زیره', 'تا', 'تا سقف', 'سقف', 'حداکثر', 'ماکزیمم', 'نهایتا', 'نهایت', 'پایین', 'پایینتر از'],
    ...['پایین تر از', 'کمتر از', 'کم تر از', 'ارزانتر از', 'ارزان تر از', 'ارزونتر از', 'زیر قیمت', 'بودجه'],
    ...['با بودجه', 'under', 'below', 'less than', 'up to', 'max', 'cheaper than', 'within'],
  ],
  over: [
    ...['بالای', 'بالا', 'بالاتر از', 'بالا تر از', 'بیشتر از', 'بیش از', 'حداقل', 'گرانتر از', 'گران تر از'],
    ...['گرونتر از', 'over', 'above', 'more than', 'at least', 'min'],
  ],
  about: [
    ...['حدود', 'حدودا', 'در حدود', 'حدودای', 'تقریبا', 'نزدیک', 'نزدیک به', 'طرفای', 'حوالی'],
    ...['around', 'about', 'near'],
  ],
})
const AFTER: readonly (readonly [words: readonly string[], bound: Bound])[] = toPhrases({
  over: ['به بالا', 'ببالا', 'و بالاتر', 'به بعد', 'or more', 'and up'],
  under: ['به پایین', 'و کمتر', 'به پایینتر', 'or less'],
  about: [],
  between: [],
})
/** Words of a price that say nothing without it. */
const LEADING: ReadonlySet<string> = new Set('با به قیمت قیمتش قیمتی رنج محدوده price priced at'.split(' '))
const TO: ReadonlySet<string> = new Set(['تا', 'الی', 'و', 'to', 'and', '-'])
const MEASURES =
  /^(?:میلی|امپر|پیکسل|وات|لیتر|گرم|کیلو|متر|سانت|اینچ|نفر|صفحه|برگ|تکه|عدد|دور|هرتز|شانه|mah|mp|w|hz)/

/** «حدود» leaves a fifth to both sides. */
const ABOUT = 0.2

/** The first price that is said in a query; null when none is. What could as well be a size is none. */
export function readPrice(runs: readonly string[]): ReadPrice | null {
  for (let at = 0; at < runs.length; at += 1) {
    const price = priceAt(runs, at)
    if (price && isCountable(price)) return withLeading(runs, price)
  }
  return null
}

const isCountable = ({ fromRial, toRial }: ReadPrice) =>
  Number.isSafeInteger(fromRial ?? 0) && Number.isSafeInteger(toRial ?? 0)

function priceAt(runs: readonly string[], at: number): ReadPrice | null {
  const before = BEFORE.find(([words]) => words.every((word, index) => runs[at + index] === word))
  const bound = before?.[1] ?? null
  const start = at + (before?.[0].length ?? 0)
  const first = readMoney(runs, start)
  if (!first) return null
  const second = bound === null || bound === 'between' ? secondAt(runs, start + first.length) : null
  if (second) {
    if (!isMoney(second.money, true, runs[second.end])) return null
    return toRange(first, second.money, { at, length: second.end - at })
  }
  const end = start + first.length
  const after = AFTER.find(([words]) => words.every((word, index) => runs[end + index] === word))
  const meant = after?.[1] ?? (bound === 'between' ? 'over' : bound)
  if (!isMoney(first, meant !== null, runs[end])) return null
  return {
    ...toBounds(toRial(first), meant ?? 'about'),
    at,
    length: end + (after?.[0].length ?? 0) - at,
  }
}

function secondAt(runs: readonly string[], at: number): { money: ReadMoney; end: number } | null {
  if (!TO.has(runs[at] ?? '')) return null
  const money = readMoney(runs, at + 1)
  return money && { money, end: at + 1 + money.length }
}

/** Whether an amount can only be one of money: it has a unit, a scale that things are not counted in, or many digits. */
function isMoney(money: ReadMoney, isBound: boolean, next: string | undefined): boolean {
  const { number, scale, unit, isAdjective } = money
  if (next !== undefined && unit === null && MEASURES.test(next)) return false
  if (unit !== null) return isBound || isAdjective || scale > 1 || number >= LITERAL
  if (scale >= 1_000_000) return isBound || isAdjective
  return isBound && (scale > 1 || number >= MANY)
}

/** A number without a scale is a price by itself from here on. */
const MANY = 10_000
const LITERAL = 1_000
const HUNDRED = 100

/** «۵ تومن» is said of millions, «۵۰۰ تومن» of thousands: no shop sells anything for five Tomans. */
function toRial({ number, scale, unit }: ReadMoney): number {
  if (unit === 'rial') return Math.round(number * scale)
  const said = scale > 1 || number >= LITERAL ? scale : number < HUNDRED ? 1_000_000 : 1_000
  return Math.round(number * said * RIALS_PER_TOMAN)
}

/** «بین ۲ تا ۳ میلیون»: the first is said in what the second is, unless it would then be the larger. */
function toRange(
  first: ReadMoney,
  second: ReadMoney,
  place: Pick<ReadPrice, 'at' | 'length'>,
): ReadPrice | null {
  const to = toRial(second)
  const alike = toRial(first.scale === 1 && first.unit === null ? { ...second, number: first.number } : first)
  const from = alike <= to ? alike : toRial({ ...first, unit: first.unit ?? second.unit })
  return { fromRial: Math.min(from, to), toRial: Math.max(from, to), ...place }
}

function toBounds(rial: number, bound: Bound): Pick<ReadPrice, 'fromRial' | 'toRial'> {
  if (bound === 'under') return { fromRial: null, toRial: rial }
  if (bound === 'over') return { fromRial: rial, toRial: null }
  return { fromRial: Math.round(rial * (1 - ABOUT)), toRial: Math.round(rial * (1 + ABOUT)) }
}

function withLeading(runs: readonly string[], price: ReadPrice): ReadPrice {
  let { at, length } = price
  while (at > 0 && LEADING.has(runs[at - 1] ?? '')) {
    at -= 1
    length += 1
  }
  return { ...price, at, length }
}

function toPhrases(
  phrases: Readonly<Record<Bound, readonly string[]>>,
): readonly (readonly [readonly string[], Bound])[] {
  return (Object.entries(phrases) as [Bound, readonly string[]][])
    .flatMap(([bound, texts]) => texts.map((text) => [text.split(' '), bound] as const))
    .sort(([one], [other]) => other.length - one.length)
}
