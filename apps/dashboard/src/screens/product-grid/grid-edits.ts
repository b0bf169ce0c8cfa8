import { PRICE_UNIT_TITLES } from '@rasteh/persian-text/money'
import type { PriceUnit } from '@rasteh/shop-core/money'
import {
  type GridEdit,
  type GridField,
  type RowFault,
  readCell,
  STORED_FIELDS,
  writeCell,
} from '@rasteh/shop-core/product-grid'
import type { GridRow } from '@rasteh/shop-store/reads/product-grid'

type Typed = Readonly<Partial<Record<GridField, string>>>
/** What was typed and not saved, by variant; and how it was before each of the last edits. */
export type GridEdits = {
  readonly typed: ReadonlyMap<number, Typed>
  readonly past: readonly ReadonlyMap<number, Typed>[]
}
export type CellText = { id: number; field: GridField; text: string }

export const NO_EDITS: GridEdits = { typed: new Map(), past: [] }
const STEPS_KEPT = 50

/** The value that the shop holds for a cell; a difference of stock begins at none. */
export const heldBy = (row: GridRow, field: GridField) => (field === 'stockDelta' ? 0 : row[field])

/** Takes cells as one step. A cell that says what the shop holds is no edit; one that can be read is shown as the shop writes it. */
export function editCells(
  edits: GridEdits,
  cells: readonly CellText[],
  { rows, unit }: { rows: ReadonlyMap<number, GridRow>; unit: PriceUnit },
): GridEdits {
  const typed = new Map(edits.typed)
  for (const { id, field, text } of cells) {
    const row = rows.get(id)
    if (!row) continue
    const { [field]: _, ...others } = typed.get(id) ?? {}
    const read = readCell(field, text, unit)
    const held = heldBy(row, field)
    // Odd Rials of a Toman amount cannot be typed, yet unchanged they are no edit.
    const isHeld = text === writeCell(field, held, unit) || (read.ok && read.value === held)
    const next: Typed = isHeld
      ? others
      : { ...others, [field]: read.ok ? writeCell(field, read.value, unit) : text }
    if (Object.keys(next).length === 0) typed.delete(id)
    else typed.set(id, next)
  }
  return { typed, past: [...edits.past, edits.typed].slice(-STEPS_KEPT) }
}

/** Everything as it was before the last step. */
export function undoEdit({ typed, past }: GridEdits): GridEdits {
  return { typed: past.at(-1) ?? typed, past: past.slice(0, -1) }
}

/** The cells whose text cannot be read. */
export function unreadCells(edits: GridEdits, unit: PriceUnit): RowFault[] {
  return cellsOf(edits).flatMap(({ id, field, text }) => {
    const read = readCell(field, text, unit)
    return read.ok ? [] : [{ variantId: id, field, fault: read.refusal }]
  })
}

export const cellsOf = ({ typed }: GridEdits): CellText[] =>
  [...typed].flatMap(([id, cells]) =>
    Object.entries(cells).map(([field, text]) => ({ id, field: field as GridField, text })),
  )

/**
 * The edits as they are sent: with what the shop held when each cell was read, and amounts with the unit they were typed
 * in, so that a shop that has changed its unit since reads no amount ten times too high.
 */
export function toSent(
  { typed }: GridEdits,
  { rows, unit }: { rows: ReadonlyMap<number, GridRow>; unit: PriceUnit },
): GridEdit[] {
  return [...typed].flatMap(([variantId, cells]) => {
    const row = rows.get(variantId)
    if (!row) return []
    const stored = STORED_FIELDS.filter((field) => field in cells)
    const sent = { ...cells }
    for (const field of ['priceRial', 'struckRial'] as const)
      if (sent[field]) sent[field] += ` ${PRICE_UNIT_TITLES[unit]['fa-IR']}`
    return [{ variantId, typed: sent, seen: Object.fromEntries(stored.map((field) => [field, row[field]])) }]
  })
}

/** Rows as another person left them, so that the next try is compared with what is there now. */
export function withWhatIsNow(
  rows: ReadonlyMap<number, GridRow>,
  faults: readonly RowFault[],
): ReadonlyMap<number, GridRow> {
  const fresh = new Map(rows)
  for (const { variantId, field, fault } of faults) {
    const row = fresh.get(variantId)
    if (row && fault.kind === 'changed') fresh.set(variantId, { ...row, [field]: fault.now })
  }
  return fresh
}
