import type { PriceUnit } from '../money.ts'
import { accept, type Outcome, refuse } from '../outcome.ts'
import { isStockReason, type StockReason } from '../stock/stock-reason.ts'
import {
  type CellFault,
  type CellValue,
  GRID_FIELDS,
  GRID_MAX_ROWS,
  type GridField,
  type GridValues,
  STORED_FIELDS,
  type StoredField,
} from './grid-field.ts'
import { readCell } from './read-cell.ts'

/** A row as it was typed: its cells as texts, and what its stored cells held when they were read. */
export type GridEdit = {
  variantId: number
  typed: Readonly<Partial<Record<GridField, string>>>
  seen: Readonly<Partial<Record<StoredField, CellValue>>>
}

/** A row as it is saved: only the cells that change, each with the value that the manager saw in it. */
export type GridSave = {
  variantId: number
  before: Partial<GridValues>
  after: Partial<GridValues>
  stockDelta: number
}

export type RowFault = { variantId: number; field: GridField; fault: CellFault }

export type SaveRefusal =
  | { kind: 'cell-faults'; faults: RowFault[] }
  | { kind: 'too-many-rows'; max: number }
  | { kind: 'nothing-changed' }
  | { kind: 'choose-reason' }

type Saved = { rows: GridSave[]; reason: StockReason | null }

/**
 * Reads the rows of one save. Every faulty cell is named, not the first alone. A cell that holds what it held before is
 * no change; stock that moves needs a reason, one for the whole save.
 */
export function readGridSave(
  edits: readonly GridEdit[],
  reason: string,
  unit: PriceUnit,
): Outcome<Saved, SaveRefusal> {
  if (edits.length > GRID_MAX_ROWS) return refuse({ kind: 'too-many-rows', max: GRID_MAX_ROWS })
  const faults: RowFault[] = []
  const rows = edits.map((edit) => readRow(edit, unit, faults))
  faults.push(...findTwice(rows))
  if (faults.length > 0) return refuse({ kind: 'cell-faults', faults })
  const changed = rows.filter(({ after, stockDelta }) => stockDelta !== 0 || Object.keys(after).length > 0)
  if (changed.length === 0) return refuse({ kind: 'nothing-changed' })
  if (!changed.some(({ stockDelta }) => stockDelta !== 0)) return accept({ rows: changed, reason: null })
  // A count compares with a shelf, which a difference does not know.
  if (!isStockReason(reason) || reason === 'count') return refuse({ kind: 'choose-reason' })
  return accept({ rows: changed, reason })
}

function readRow({ variantId, typed, seen }: GridEdit, unit: PriceUnit, faults: RowFault[]): GridSave {
  const row: GridSave = { variantId, before: {}, after: {}, stockDelta: 0 }
  const before: Partial<Record<StoredField, CellValue>> = {}
  const after: Partial<Record<StoredField, CellValue>> = {}
  for (const field of GRID_FIELDS) {
    const text = typed[field]
    if (text === undefined) continue
    const read = readCell(field, text, unit)
    if (!read.ok) faults.push({ variantId, field, fault: read.refusal })
    else if (field === 'stockDelta') row.stockDelta = Number(read.value)
    else if (read.value !== (seen[field] ?? null)) {
      before[field] = seen[field] ?? null
      after[field] = read.value
    }
  }
  return { ...row, before, after }
}

function findTwice(rows: readonly GridSave[]): RowFault[] {
  const owners = new Map<CellValue, number>()
  return rows.flatMap(({ variantId, after: { sku } }) => {
    if (sku === undefined) return []
    const isTwice = owners.has(sku)
    owners.set(sku, variantId)
    return isTwice ? [{ variantId, field: 'sku' as const, fault: { kind: 'twice' as const } }] : []
  })
}

/** Reads what a browser sent as edits, or null where it cannot come from our page. */
export function toGridEdits(sent: unknown): GridEdit[] | null {
  if (!Array.isArray(sent)) return null
  const edits = sent.map(toEdit)
  const ids = new Set(edits.map((edit) => edit?.variantId))
  return edits.some((edit) => edit === null) || ids.size !== edits.length ? null : (edits as GridEdit[])
}

const CELL_MAX_LENGTH = 300

function toEdit(sent: unknown): GridEdit | null {
  if (!isRecord(sent) || !isRecord(sent.typed) || !isRecord(sent.seen)) return null
  const { variantId, typed, seen } = sent
  const isId = Number.isInteger(variantId) && Number(variantId) > 0 && Number(variantId) < 2 ** 31
  const isTyped = Object.entries(typed).every(
    ([name, text]) => GRID_FIELDS.some((field) => field === name) && isCellText(text),
  )
  const isSeen = Object.entries(seen).every(
    ([name, value]) => STORED_FIELDS.some((field) => field === name) && isCellValue(value),
  )
  // Each part was just looked at.
  return isId && isTyped && isSeen ? ({ variantId, typed, seen } as GridEdit) : null
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isCellText = (value: unknown) =>
  typeof value === 'string' &&
  value.length <= CELL_MAX_LENGTH &&
  !value.includes('\0') &&
  value.isWellFormed()
const isCellValue = (value: unknown) => value === null || Number.isSafeInteger(value) || isCellText(value)
