import { toLatinDigits } from '@rasteh/persian-text/digits'
import { toPersianLetters } from '@rasteh/persian-text/fold'
import { toIranianMobile } from '@rasteh/persian-text/mobile'

/** What a manager typed to find an order, as orders keep it: a mobile as 09…, a number in Latin digits, a name in Persian letters. */
export function toOrderSearch(text: string): string {
  const typed = toLatinDigits(text).trim()
  return toIranianMobile(typed) ?? toPersianLetters(typed)
}
