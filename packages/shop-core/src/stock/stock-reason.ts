/** Why units came or went without a sale. `count` is written by a stock count alone. */
export const STOCK_REASONS = [
  'purchase',
  'return',
  'damage',
  'loss',
  'own-use',
  'correction',
  'count',
] as const
export type StockReason = (typeof STOCK_REASONS)[number]

const BEFORE_NOTE = ': '

export function isStockReason(text: string): text is StockReason {
  return STOCK_REASONS.some((reason) => reason === text)
}

/** The reason as the ledger keeps it: its name, then the note if there is one. */
export function toReasonText(reason: StockReason, note: string): string {
  return note ? `${reason}${BEFORE_NOTE}${note}` : reason
}

/** Reads the ledger's reason; one that was not written at the desk (a seed, an import) is all note. */
export function toReasonParts(text: string): { reason: StockReason | null; note: string } {
  const [name = '', ...rest] = text.split(BEFORE_NOTE)
  if (!isStockReason(name)) return { reason: null, note: text }
  return { reason: name, note: rest.join(BEFORE_NOTE) }
}
