import { formInboxTexts as texts } from '@rasteh/messages/dashboard'
import { toPersianDigits } from '@rasteh/persian-text/digits'
import { formatDate } from '@rasteh/persian-text/jalali'
import type { KeptAnswer } from '@rasteh/shop-core/forms'

const NUMBERS = ['mobile', 'nationalCode', 'number']
const SUMMARY_PARTS = 3
const SUMMARY_LENGTH = 120

/** An answer as managers read it: days of the Jalali calendar, Persian digits where it is a number. */
export function sayAnswer({ kind, value }: KeptAnswer): string {
  if (typeof value !== 'string') return value.join('، ')
  if (kind === 'date') return sayDay(value)
  if (kind === 'consent') return texts.yes
  return NUMBERS.includes(kind) ? toPersianDigits(value) : value
}

/** An answer for a sheet: numbers stay in Latin digits, by which sheets search and dial. */
export function answerCell(answer: KeptAnswer): string {
  return NUMBERS.includes(answer.kind) ? String(answer.value) : sayAnswer(answer)
}

/** The first few answers in one line, by which a person is recognised. */
export function sayInShort(answers: readonly KeptAnswer[]): string {
  const short = answers.filter(({ kind }) => kind !== 'file' && kind !== 'consent' && kind !== 'longText')
  const line = short.slice(0, SUMMARY_PARTS).map(sayAnswer).join(' · ')
  const letters = Array.from(line)
  return letters.length > SUMMARY_LENGTH ? `${letters.slice(0, SUMMARY_LENGTH).join('')}…` : line
}

/** Noon of the day is the same day in Tehran. */
function sayDay(day: string): string {
  const noon = Date.parse(`${day}T08:30:00Z`)
  return Number.isNaN(noon) ? day : formatDate(noon, 'fa-IR')
}
