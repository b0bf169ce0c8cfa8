import { parseAmount } from '@rasteh/persian-text/money'
import { accept, type Outcome, refuse } from '../outcome.ts'
import { isStockReason, type StockReason } from './stock-reason.ts'

/** What the stock panel's form holds: texts as they were typed. */
export type StockForm = { direction: 'in' | 'out'; quantity: string; reason: string; note: string }

export type StockFormRefusal =
  | { kind: 'not-a-quantity'; max: number }
  | { kind: 'choose-reason' }
  | { kind: 'note-too-long'; max: number }

export const STOCK_QUANTITY_MAX = 1_000_000
export const STOCK_NOTE_MAX_LENGTH = 200

/** Reads a difference with its reason; the stock itself is never typed, only what came or went. */
export function readStockDifference(
  form: StockForm,
): Outcome<{ delta: number; reason: StockReason; note: string }, StockFormRefusal> {
  const quantity = readQuantity(form.quantity)
  if (!quantity) return refuse({ kind: 'not-a-quantity', max: STOCK_QUANTITY_MAX })
  const { reason } = form
  if (!isStockReason(reason) || reason === 'count') return refuse({ kind: 'choose-reason' })
  const note = form.note.trim()
  if (note.length > STOCK_NOTE_MAX_LENGTH)
    return refuse({ kind: 'note-too-long', max: STOCK_NOTE_MAX_LENGTH })
  return accept({ delta: form.direction === 'in' ? quantity : -quantity, reason, note })
}

/** Reads a count of the shelf; 0 is a count too. */
export function readStockCount(
  form: Pick<StockForm, 'quantity' | 'note'>,
): Outcome<{ counted: number; note: string }, StockFormRefusal> {
  const counted = readQuantity(form.quantity)
  if (counted === null) return refuse({ kind: 'not-a-quantity', max: STOCK_QUANTITY_MAX })
  const note = form.note.trim()
  if (note.length > STOCK_NOTE_MAX_LENGTH)
    return refuse({ kind: 'note-too-long', max: STOCK_NOTE_MAX_LENGTH })
  return accept({ counted, note })
}

function readQuantity(text: string): number | null {
  const quantity = parseAmount(text)
  return quantity === undefined || quantity > STOCK_QUANTITY_MAX ? null : quantity
}
