import { toLatinDigits, toPersianDigits } from '@rasteh/persian-text/digits'
import { parseAmount, THOUSANDS_SEPARATOR } from '@rasteh/persian-text/money'

/**
 * Rewrites an amount while it is typed: Persian figures, a comma between thousands. What follows the figures, such as a
 * unit or the beginning of a fraction, stays as it was typed, so that no key changes what the keys before it said.
 */
export function tidyMoney(text: string): string {
  const typed = toLatinDigits(text)
  const [, plain = '', rest = ''] = /^\s*([\d,٬،]*)(.*)$/s.exec(typed) ?? []
  const figures = plain.replace(/[,٬،]/g, '')
  // Dots, slashes and spaces between thousands are pasted, and are then an amount as a whole.
  const whole = rest === '' || /^[./٫]0{0,2}$/.test(rest) ? undefined : parseAmount(figures + rest)
  if (whole !== undefined) return toPersianDigits(grouped(String(whole)))
  return toPersianDigits(grouped(figures.replace(/^0+(?=\d)/, '')) + rest)
}

/** What a key that deletes left behind. It met a comma, which would come back at once: the figure beside it goes instead. */
export function deleteBesideComma(before: string, after: Typed, isBackward: boolean): Typed {
  const { text, caret } = after
  const isComma = text.length === before.length - 1 && /[,٬،]/.test(before[caret] ?? '')
  const gone = isBackward ? caret - 1 : caret
  if (!isComma || gone < 0 || gone >= text.length) return after
  return { text: text.slice(0, gone) + text.slice(gone + 1), caret: gone }
}

/** The text of an input with the place of its caret. */
export type Typed = { text: string; caret: number }

const grouped = (figures: string) => figures.replace(/\B(?=(?:\d{3})+$)/g, THOUSANDS_SEPARATOR)
