import { toLatinDigits } from '@rasteh/persian-text/digits'
import { parseJalaliMoment } from '@rasteh/persian-text/jalali'
import { accept, type Outcome, refuse } from '@rasteh/shop-core/outcome'

export type TypedReceipt = { paidAt: string; lastFour: string; fileId: string | null }
type ReceiptRefusal = { kind: 'receipt-time-wrong' } | { kind: 'receipt-digits-wrong' }

/** Reads what was typed, in whatever digits: a Jalali moment, and the last four digits of the paying card. */
export function readReceipt(typed: TypedReceipt): Outcome<TypedReceipt, ReceiptRefusal> {
  const moment = parseJalaliMoment(typed.paidAt) ?? Date.parse(toLatinDigits(typed.paidAt))
  if (!Number.isFinite(moment)) return refuse({ kind: 'receipt-time-wrong' })
  const lastFour = toLatinDigits(typed.lastFour).trim()
  if (!/^[0-9]{4}$/.test(lastFour)) return refuse({ kind: 'receipt-digits-wrong' })
  return accept({ paidAt: new Date(moment).toISOString(), lastFour, fileId: typed.fileId })
}
