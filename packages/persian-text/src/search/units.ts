/** How people write each unit after a number, folded and without spaces. */
const WRITTEN: Readonly<Record<string, string>> = {
  tb: 'ترابایت ترابایتی ترا tb terabyte tera',
  gb: 'گیگابایت گیگابایتی گیگ گیگی گیگا gb gig gigabyte giga',
  mb: 'مگابایت مگابایتی مگ mb megabyte',
  in: 'اینچ اینچی inch inches in',
  l: 'لیتر لیتری l lit liter litre liters',
  ml: 'میلیلیتر میلیلیتری میل میلی ml cc سیسی',
  kw: 'کیلووات kw',
  w: 'وات واتی w watt watts',
  v: 'ولت ولتی v volt',
  mah: 'میلیامپر میلیامپرساعت میلیامپری mah',
  ah: 'امپر امپرساعت امپری ah',
  kg: 'کیلو کیلوگرم کیلویی کیلوگرمی kg kilo kilogram',
  gr: 'گرم گرمی gr gram grams',
  mg: 'میلیگرم میلیگرمی mg',
  m: 'متر متری m meter',
  cm: 'سانت سانتی سانتیمتر سانتیمتری سانتیمیتر cm',
  mm: 'میلیمتر میلیمتری mm',
  mo: 'ماه ماهه month months',
  yr: 'سال ساله year years',
  hz: 'هرتز هرتزی hz',
  ghz: 'گیگاهرتز ghz',
  mhz: 'مگاهرتز mhz',
  mp: 'مگاپیکسل مگاپیکسلی mp megapixel',
  bar: 'بار bar',
  pers: 'نفره نفر',
  pcs: 'پارچه تکه عددی عدد تایی pcs',
  doors: 'درب دربه',
  knots: 'شانه',
  k: 'k',
}

const UNIT_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(WRITTEN).flatMap(([unit, words]) => words.split(' ').map((word) => [word, unit] as const)),
)

// After a space these are more often a word, or the end of a model's name, than a unit.
const ONLY_ATTACHED: ReadonlySet<string> = new Set(['in', 'l', 'w', 'v', 'm', 'k', 'mo'])

// «هزار گرم» is a kilo: the larger unit is written as soon as it takes no more digits than the smaller.
const LARGER: Readonly<Record<string, readonly [unit: string, size: number]>> = {
  gr: ['kg', 1000],
  ml: ['l', 1000],
  w: ['kw', 1000],
  gb: ['tb', 1024],
}

const SMALLER: Readonly<Record<string, readonly [unit: string, size: number]>> = {
  kg: ['gr', 1000],
  l: ['ml', 1000],
  kw: ['w', 1000],
}

/** The unit that a word after a number names; null when it names none. `isAttached`: nothing is between them. */
export function unitOf(word: string, isAttached: boolean): string | null {
  if (!isAttached && ONLY_ATTACHED.has(word)) return null
  return UNIT_OF.get(word) ?? null
}

/** One token for an amount however it was written: 1000 گرم and 1 کیلو are both `1kg`. */
export function toAmount(number: string, unit: string): string {
  const value = Number(number)
  const larger = LARGER[unit]
  if (larger && value > 0 && value <= Number.MAX_SAFE_INTEGER && value % larger[1] === 0)
    return `${value / larger[1]}${larger[0]}`
  const smaller = SMALLER[unit]
  if (smaller && !Number.isInteger(value) && value < 1) {
    return `${Math.round(value * smaller[1])}${smaller[0]}`
  }
  return `${number}${unit}`
}

const AMOUNT = new RegExp(`^(\\d+(?:\\.\\d+)?)(?:${Object.keys(WRITTEN).join('|')})$`)

/** The number of an amount (`256` of `256gb`); null for any other token. */
export function numberOfAmount(token: string): string | null {
  return AMOUNT.exec(token)?.[1] ?? null
}
