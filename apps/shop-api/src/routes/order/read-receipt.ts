import type { ReceiptRequest } from '@rasteh/contracts/orders'
import { toLatinDigits } from '@rasteh/persian-text/digits'
import { parseJalaliMoment } from '@rasteh/persian-text/jalali'
import { accept, type Outcome, refuse } from '@rasteh/shop-core/outcome'

type ReceiptRefusal = { kind: 'receipt-time-wrong' } | { kind: 'receipt-digits-wrong' }

/** Reads what was typed, in whatever digits: a Jalali moment, and the last four digits of the paying card. */
export function readReceipt({
  PaidAt,
  LastFour,
  FileId,
}: ReceiptRequest): Outcome<{ paidAt: string; lastFour: string; fileId: string | null }, ReceiptRefusal> {
  const moment = parseJalaliMoment(PaidAt) ?? Date.parse(toLatinDigits(PaidAt))
  if (!Number.isFinite(moment)) return refuse({ kind: 'receipt-time-wrong' })
  const lastFour = toLatinDigits(LastFour).trim()
  if (!/^[0-9]{4}$/.test(lastFour)) return refuse({ kind: 'receipt-digits-wrong' })
  return accept({ paidAt: new Date(moment).toISOString(), lastFour, fileId: FileId })
}
