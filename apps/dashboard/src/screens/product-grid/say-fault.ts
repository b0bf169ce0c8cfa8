import { productGridTexts } from '@rasteh/messages/dashboard'
import { formatAmount } from '@rasteh/persian-text/money'
import type { PriceUnit } from '@rasteh/shop-core/money'
import { type RowFault, writeCell } from '@rasteh/shop-core/product-grid'

/** What is wrong with a cell, in one sentence. */
export function sayFault({ field, fault }: RowFault, unit: PriceUnit): string {
  const values: Record<string, string> = {}
  for (const [name, value] of Object.entries(fault))
    if (typeof value === 'number') values[name] = formatAmount(value, 'fa-IR')
  if (fault.kind === 'changed') values.now = writeCell(field, fault.now, unit) || '–'
  if (fault.kind === 'struck-never-asked')
    values.highest = writeCell('priceRial', fault.highestRial, unit) || '–'
  return productGridTexts.faults[fault.kind].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}
