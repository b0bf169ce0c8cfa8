import { toLatinDigits } from '@rasteh/persian-text/digits'
import { accept, type Outcome, refuse } from '../outcome.ts'

/** Tax numbers as the law has given them out: 11 digits of a company's id, 12 of the old code, 14 of a taxpayer. */
const ECONOMIC_CODE = /^(?:\d{11}|\d{12}|\d{14})$/

/** Reads a buyer's economic code, typed in any digits and with spaces or hyphens. Nothing typed is none, and fine. */
export function checkEconomicCode(typed: string): Outcome<string | null, { kind: 'economic-code-wrong' }> {
  const code = toLatinDigits(typed).replaceAll(/[\s\u200c-]/g, '')
  if (code === '') return accept(null)
  return ECONOMIC_CODE.test(code) ? accept(code) : refuse({ kind: 'economic-code-wrong' })
}
