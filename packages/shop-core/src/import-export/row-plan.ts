import type { AskedPrices } from '../price-history.ts'
import type { SheetRecord } from './column.ts'
import type { RowFault } from './refusals.ts'

export const ROW_ACTIONS = ['new', 'changed', 'unchanged', 'refused'] as const
export type RowAction = (typeof ROW_ACTIONS)[number]

/** A record as the shop has it now. */
export type CurrentRecord = {
  readonly id: number
  /** The variant that a row is about; for products their default one. */
  readonly variantId: number | null
  readonly fields: SheetRecord
  /** Units that baskets and orders hold: a counted stock cannot be less. */
  readonly reserved: number
}

/** What the rows of a file are compared with. */
export type SheetFacts = {
  readonly byKey: ReadonlyMap<string, CurrentRecord>
  readonly byId: ReadonlyMap<number, CurrentRecord>
  /** Whose code it is, by variant, those in the trash too: the database lets no code be used twice. */
  readonly skuOwners: ReadonlyMap<string, number>
  readonly slugOwners: ReadonlyMap<string, number>
  readonly productIds: ReadonlySet<number>
  /** What shoppers were asked for a variant. */
  readonly asked: ReadonlyMap<number, AskedPrices>
}

/** What will happen to one row: only the fields that change stand in `before` and `after`. */
export type RowPlan = {
  readonly rowNo: number
  readonly action: RowAction
  readonly recordId: number | null
  readonly label: string
  readonly before: SheetRecord | null
  readonly after: SheetRecord | null
  readonly faults: readonly RowFault[]
}

export type RowCounts = Readonly<Record<RowAction, number>>

export function countActions(plans: readonly { action: RowAction }[]): RowCounts {
  const counts = { new: 0, changed: 0, unchanged: 0, refused: 0 }
  for (const { action } of plans) counts[action] += 1
  return counts
}
