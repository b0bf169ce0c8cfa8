import { isWholeRial } from '../money.ts'
import { type AskedPrices, checkStruck } from '../price-history.ts'
import type { SheetRecord } from './column.ts'
import type { RowFault } from './refusals.ts'
import type { CurrentRecord, SheetFacts } from './row-plan.ts'

/** Of a variant that the shop does not know yet nothing was ever asked. */
const NEVER: AskedPrices = { highestRial: null, isOffered: false }

type Known = { current: CurrentRecord | null; facts: SheetFacts }

/** What is wrong with the struck price that a row leads to, if it was not asked in the last thirty days. */
export function checkRowStruck({ current, facts }: Known, fields: SheetRecord): RowFault | false {
  const wanted = toPair(fields)
  if (!wanted) return false
  const before = current && toPair(current.fields)
  const checked = checkStruck(before, wanted, facts.asked.get(current?.variantId ?? 0) ?? NEVER)
  if (checked.ok) return false
  return { kind: 'struck-never-asked', column: 'oldPriceRial', value: String(checked.refusal.struckRial) }
}

function toPair({ priceRial, oldPriceRial }: SheetRecord) {
  if (!isWholeRial(priceRial)) return null
  return { unitRial: priceRial, struckRial: isWholeRial(oldPriceRial) ? oldPriceRial : null }
}
