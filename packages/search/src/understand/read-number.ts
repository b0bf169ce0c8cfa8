/** A number that begins at some place of a query, and how many runs it takes. */
export type ReadNumber = { readonly value: number; readonly length: number }

const ONES = 'صفر یک دو سه چهار پنج شش هفت هشت نه ده یازده دوازده سیزده چهارده پانزده شانزده هفده هجده نوزده'
const TENS = '- - بیست سی چهل پنجاه شصت هفتاد هشتاد نود'
const HUNDREDS = '- صد دویست سیصد چهارصد پانصد ششصد هفتصد هشتصد نهصد'
const COLLOQUIAL: Readonly<Record<string, number>> = {
  یه: 1,
  پونزده: 15,
  شونزده: 16,
  هیفده: 17,
  هیژده: 18,
  پونصد: 500,
  شیشصد: 600,
  شیش: 6,
  چار: 4,
  چارصد: 400,
  نیم: 0.5,
}

const WORDS: ReadonlyMap<string, number> = new Map([
  ...namesOf(ONES, 1),
  ...namesOf(TENS, 10),
  ...namesOf(HUNDREDS, 100),
  ...Object.entries(COLLOQUIAL),
])

const AND = 'و'
const DIGITS = /^\d/
const THOUSANDS = /^\d{1,3}(?:[,٬]\d{3})+$/

/** The number that begins here, in digits of any script or in words («دویست و پنجاه», «یک و نیم»); null when none does. */
export function readNumber(runs: readonly string[], at: number): ReadNumber | null {
  const first = runs[at] ?? ''
  const inDigits = DIGITS.test(first)
  const value = inDigits ? ofDigits(first) : WORDS.get(first)
  if (value === undefined || !Number.isFinite(value)) return null
  let [sum, length] = [value, 1]
  for (;;) {
    const next = runs[at + length] === AND ? WORDS.get(runs[at + length + 1] ?? '') : undefined
    // «دو و پنجاه» is no number: what is added is smaller than what it is added to.
    if (next === undefined || (inDigits && next !== HALF) || next >= lastStep(sum))
      return { value: sum, length }
    sum += next
    length += 2
  }
}

const HALF = 0.5

/** What may still be added to a number that was said so far: tens to hundreds, ones to tens, a half to any. */
function lastStep(sum: number): number {
  if (sum >= 100 && sum % 100 === 0) return 100
  if (sum >= 20 && sum % 10 === 0) return 10
  return Number.isInteger(sum) ? 1 : 0
}

function ofDigits(text: string): number {
  if (THOUSANDS.test(text)) return Number(text.replaceAll(/[,٬]/g, ''))
  return Number(text.replaceAll(/[٫/]/g, '.').replaceAll(/[,٬]/g, ''))
}

function namesOf(names: string, step: number): (readonly [string, number])[] {
  return names
    .split(' ')
    .map((name, index) => [name, index * step] as const)
    .filter(([name]) => name !== '-')
}
