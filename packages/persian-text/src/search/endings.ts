import { numberOfAmount } from './units.ts'

// Longest first, so that «هایشان» is not taken for «ها» with a rest.
const PLURAL_ENDINGS =
  'هایمان هایتان هایشان هایم هایت هایش هامون هاتون هاشون هایی های هام هات هاش هاي ها'.split(' ')
const PLURAL = new RegExp(`^(.{2,}?)(?:${PLURAL_ENDINGS.join('|')})$`, 'su')
const ENDING_WORDS: ReadonlySet<string> = new Set(PLURAL_ENDINGS)

// Words that only look like plurals.
const NOT_PLURAL: ReadonlySet<string> = new Set(
  'تنها تنهایی انتها انتهایی اشتها منتها بهای رهایی گیاهای الهام ابهام سهام مهام اتهام تفاهم شبهات جهات فقهات تشبیهات'.split(
    ' ',
  ),
)

/** Whether a separate word is an ending of the word before it: «گوشی ها», «خانه ی», «قهوه ای». */
export function isEnding(word: string, before: string): boolean {
  if (ENDING_WORDS.has(word)) return true
  return (word === 'ی' || word === 'ای') && before.endsWith('ه')
}

/** A plural's singular, which is sure enough to be indexed beside it; null for every other word. */
export function toSingular(token: string): string | null {
  if (NOT_PLURAL.has(token)) return null
  return PLURAL.exec(token)?.[1] ?? null
}

/**
 * What a token may be another form of, likeliest first: the singular, the word without an ending ی, the number of
 * an amount. Only the catalogue's own words can tell whether it is: «گوشی» is no form of «گوش».
 */
export function toForms(token: string): string[] {
  const number = numberOfAmount(token)
  if (number) return [number]
  const singular = toSingular(token)
  const base = singular ?? token
  const bare = base.length > 3 && base.endsWith('ی') ? base.slice(0, -1) : null
  return [singular, bare].filter((form) => form !== null)
}
