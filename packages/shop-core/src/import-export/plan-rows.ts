import { toSlug } from '@rasteh/persian-text/slug'
import { accept, type Outcome, refuse } from '../outcome.ts'
import { type CellWords, parseCell, toTidyText } from './cell.ts'
import { checkRow } from './check-row.ts'
import { columnsOf, KEY_COLUMN, type SheetRecord } from './column.ts'
import { type RowCells, readChanges } from './read-changes.ts'
import type { RowFault } from './refusals.ts'
import type { CurrentRecord, RowPlan, SheetFacts } from './row-plan.ts'
import type { SheetKind } from './sheet-kind.ts'

export type KeyedRow = { readonly rowNo: number; readonly cells: RowCells }
export type Planner = (row: KeyedRow) => RowPlan

/**
 * Says row by row what an import will do. It remembers what earlier rows claimed: a second row for the same record,
 * code or address is refused and names the first.
 */
export function planRows(kind: SheetKind, facts: SheetFacts, words: CellWords): Planner {
  const claimed = new Map<string, number>()
  return (row) => {
    const found = findRecord(kind, row.cells, { facts, words })
    if (!found.ok) return refused(row, null, [found.refusal])
    const current = found.value
    const read = readChanges({ kind, cells: withoutKey(kind, row.cells, current), current, words })
    const changes = current
      ? read.changes
      : withSlug(kind, read.changes, (slug) => facts.slugOwners.has(slug) || claimed.has(`slug ${slug}`))
    const faults = [
      ...read.faults,
      ...checkRow({ kind, changes, current, facts }),
      ...claim({ kind, row, changes, current }, claimed),
    ]
    if (faults.length > 0) return refused(row, current, faults)
    return current ? changedPlan(kind, row, current, changes) : newPlan(row, changes)
  }
}

/** The texts by which a row may name its record: as typed first, then as codes are kept. */
export function keysOf(kind: SheetKind, cells: RowCells): string[] {
  const cell = cells.get(KEY_COLUMN[kind]) ?? ''
  return [...new Set([cell, cell.trim(), toTidyText('sku', cell)])].filter((key) => key !== '')
}

type Known = { facts: SheetFacts; words: CellWords }

function findRecord(
  kind: SheetKind,
  cells: RowCells,
  { facts, words }: Known,
): Outcome<CurrentRecord | null, RowFault> {
  const id = cells.get('id') ?? ''
  if (kind === 'products' && id.trim() !== '') return findById(id, facts, words)
  const [current] = keysOf(kind, cells).flatMap((key) => facts.byKey.get(key) ?? [])
  if (current) return accept(current)
  const value = (cells.get(KEY_COLUMN[kind]) ?? '').trim()
  if (value === '') return refuse({ kind: 'required', column: KEY_COLUMN[kind] })
  if (kind === 'products' || kind === 'variants') return accept(null)
  return refuse({ kind: 'unknown-record', column: KEY_COLUMN[kind], value })
}

function findById(cell: string, facts: SheetFacts, words: CellWords): Outcome<CurrentRecord, RowFault> {
  const [column] = columnsOf('products')
  const id = column ? parseCell(column, cell, words) : accept(0)
  if (!id.ok) return id
  const current = facts.byId.get(Number(id.value))
  return current ? accept(current) : refuse({ kind: 'unknown-record', column: 'id', value: cell.trim() })
}

/** A record found by its code keeps it: another spelling of the code in the file is no change. */
function withoutKey(kind: SheetKind, cells: RowCells, current: CurrentRecord | null): RowCells {
  if (!current || (kind === 'products' && (cells.get('id') ?? '').trim() !== '')) return cells
  return new Map([...cells].filter(([key]) => key !== KEY_COLUMN[kind]))
}

/** A new product without an address gets one from its title; where that is taken, with its code. */
function withSlug(kind: SheetKind, changes: SheetRecord, isTaken: (slug: string) => boolean): SheetRecord {
  if (kind !== 'products' || changes.slug) return changes
  const plain = toSlug(String(changes.titleFa ?? ''))
  const isFree = plain !== '' && !isTaken(plain)
  return { ...changes, slug: isFree ? plain : toSlug(`${changes.titleFa ?? ''} ${changes.sku ?? ''}`) }
}

type Claim = { kind: SheetKind; row: KeyedRow; changes: SheetRecord; current: CurrentRecord | null }

function claim({ kind, row, changes, current }: Claim, claimed: Map<string, number>): RowFault[] {
  const keyColumn = KEY_COLUMN[kind]
  const key = row.cells.get(keyColumn) ?? row.cells.get('id') ?? ''
  const claims = [
    { name: current && `id ${current.id}`, column: keyColumn, value: key },
    ...['sku', 'slug'].map((column) => {
      const value = changes[column]
      return { name: typeof value === 'string' && `${column} ${value}`, column, value: String(value) }
    }),
  ]
  return claims.flatMap(({ name, column, value }) => {
    const earlier = name ? claimed.get(name) : undefined
    if (name && earlier === undefined) claimed.set(name, row.rowNo)
    return earlier === undefined ? [] : [{ kind: 'repeated' as const, column, value, row: earlier }]
  })
}

function changedPlan(kind: SheetKind, row: KeyedRow, current: CurrentRecord, changes: SheetRecord): RowPlan {
  const { fields } = current
  // A reason alone is no change of stock.
  const changed = Object.keys(changes).filter((key) => kind !== 'stock' || key === 'stock')
  const revived: SheetRecord = fields.inTrash === true ? { inTrash: false } : {}
  const plain = { rowNo: row.rowNo, recordId: current.id, label: labelOf(row, fields), faults: [] }
  if (changed.length === 0 && fields.inTrash !== true)
    return { ...plain, action: 'unchanged', before: null, after: null }
  const keys = [...changed, ...Object.keys(revived)]
  const before = Object.fromEntries(keys.map((key) => [key, fields[key] ?? null]))
  return { ...plain, action: 'changed', before, after: { ...changes, ...revived } }
}

const newPlan = (row: KeyedRow, changes: SheetRecord): RowPlan => ({
  rowNo: row.rowNo,
  action: 'new',
  recordId: null,
  label: labelOf(row, changes),
  before: null,
  after: changes,
  faults: [],
})

const refused = (row: KeyedRow, current: CurrentRecord | null, faults: readonly RowFault[]): RowPlan => ({
  rowNo: row.rowNo,
  action: 'refused',
  recordId: current?.id ?? null,
  label: labelOf(row, current?.fields ?? {}),
  before: null,
  after: null,
  faults,
})

function labelOf({ cells }: KeyedRow, fields: SheetRecord): string {
  const names = [
    fields.titleFa,
    fields.productTitle,
    cells.get('titleFa'),
    cells.get('sku'),
    cells.get('key'),
    fields.sku,
  ]
  return String(names.find((name) => typeof name === 'string' && name.trim() !== '') ?? '').slice(0, 120)
}
