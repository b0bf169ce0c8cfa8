import { type CellWords, parseCell, toCell } from './cell.ts'
import { type Column, columnsOf, type FieldValue, type SheetRecord } from './column.ts'
import type { RowFault } from './refusals.ts'
import type { CurrentRecord } from './row-plan.ts'
import type { SheetKind } from './sheet-kind.ts'

export type RowCells = ReadonlyMap<string, string>
export type RowChanges = { readonly changes: SheetRecord; readonly faults: readonly RowFault[] }

type Asked = { kind: SheetKind; cells: RowCells; current: CurrentRecord | null; words: CellWords }

/**
 * The fields that a row changes. A cell that says what an export of the record would say changes nothing, whatever
 * the record holds: so an export that is imported again is never a change and never a mistake.
 */
export function readChanges({ kind, cells, current, words }: Asked): RowChanges {
  const changes: Record<string, FieldValue> = {}
  const faults: RowFault[] = []
  for (const column of columnsOf(kind)) {
    if (column.type === 'shown' || column.key === 'id') continue
    const cell = cells.get(column.key)
    const answer = current ? readKnown(column, cell, current, words) : readNew(column, cell, words)
    if (answer === undefined) continue
    if (answer.ok) changes[column.key] = answer.value
    else faults.push(answer.refusal)
  }
  return { changes, faults }
}

type Answer = ReturnType<typeof parseCell> | undefined

function readKnown(
  column: Column,
  cell: string | undefined,
  { fields }: CurrentRecord,
  words: CellWords,
): Answer {
  const now = fields[column.key] ?? null
  if (cell === undefined || cell === toCell(column, now, words)) return undefined
  if (cell.trim() === '') return now === null || now === '' ? undefined : readBlank(column)
  const answer = parseCell(column, cell, words)
  return answer.ok && answer.value === now ? undefined : answer
}

function readBlank(column: Column): Answer {
  if (column.whenBlank === 'keep') return undefined
  if (column.whenBlank === 'clear') return { ok: true, value: null }
  return { ok: false, refusal: { kind: 'required', column: column.key } }
}

function readNew(column: Column, cell: string | undefined, words: CellWords): Answer {
  if (cell !== undefined && cell.trim() !== '') return parseCell(column, cell, words)
  if (column.whenBlank === 'refuse') return readBlank(column)
  return { ok: true, value: column.start ?? null }
}
