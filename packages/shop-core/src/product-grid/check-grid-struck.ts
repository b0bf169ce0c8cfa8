import { toRial } from '../money.ts'
import { type AskedPrices, checkStruck } from '../price-history.ts'
import type { CellValue } from './grid-field.ts'
import type { GridSave, RowFault } from './read-save.ts'

/** The prices of a variant as they are stored, with what was asked for it. */
export type StoredPrices = AskedPrices & {
  readonly variantId: number
  readonly unitRial: number | null
  readonly struckRial: number | null
}

/** Names the rows of a save whose struck price was not asked in the last thirty days. */
export function checkGridStruck(rows: readonly GridSave[], stored: readonly StoredPrices[]): RowFault[] {
  return rows.flatMap(({ variantId, after }) => {
    const now = stored.find((one) => one.variantId === variantId)
    if (!now || (after.priceRial === undefined && after.struckRial === undefined)) return []
    const before = toPair(now.unitRial, now.struckRial)
    const wanted = toPair(after.priceRial ?? now.unitRial, pick(after.struckRial, now.struckRial))
    const checked = wanted && checkStruck(before, wanted, now)
    if (!checked || checked.ok) return []
    const { kind, highestRial } = checked.refusal
    const field = after.struckRial === undefined ? ('priceRial' as const) : ('struckRial' as const)
    return [{ variantId, field, fault: { kind, highestRial } }]
  })
}

const pick = (typed: CellValue | undefined, stored: CellValue) => (typed === undefined ? stored : typed)

const toPair = (unit: CellValue, struck: CellValue) =>
  typeof unit === 'number'
    ? { unitRial: toRial(unit), struckRial: typeof struck === 'number' ? toRial(struck) : null }
    : null
