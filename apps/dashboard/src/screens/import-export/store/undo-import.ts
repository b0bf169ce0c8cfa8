import { importExportTexts } from '@rasteh/messages/dashboard'
import { type CurrentRecord, isUnchanged, type SheetKind } from '@rasteh/shop-core/import-export'
import { type Connection, type ContentPool, inTransaction } from '#database/content-pool.ts'
import { announce } from './announce.ts'
import { loadRows, lockImport, mergeFields, type StoredRow, saveResults, setState } from './imports.ts'
import { loadAndLock } from './load-records.ts'
import { moveStock } from './move-stock.ts'
import { removableIds, removeRecords, trashRecords } from './remove-records.ts'
import { updateRecords } from './write-records.ts'

export const UNDO_OUTCOMES = ['restored', 'removed', 'trashed', 'kept'] as const
export type UndoOutcome = (typeof UNDO_OUTCOMES)[number]
export type UndoCounts = Readonly<Record<UndoOutcome, number>>

const ALL_ROWS = 1_000_000

/** What undoing would do now, without doing it. Null: it is not the last import of its kind that is in force. */
export function previewUndo(pool: ContentPool, importId: string): Promise<UndoCounts | null> {
  return inTransaction(pool, async (connection) => {
    const plan = await planUndo(connection, importId)
    return plan && countOutcomes(plan.rows)
  })
}

/**
 * Takes an import back in one transaction. A field that was changed since stays as it is, and the row is
 * counted as kept; a new record is removed, or put in the trash if anything points to it.
 */
export function undoImport(pool: ContentPool, importId: string, madeBy: string): Promise<UndoCounts | null> {
  return inTransaction(pool, async (connection) => {
    const plan = await planUndo(connection, importId)
    if (!plan) return null
    const { kind } = plan
    const rows = await undoStock(connection, plan.rows, madeBy)
    const idsOf = (outcome: UndoOutcome) =>
      rows.filter((row) => row.outcome === outcome).map(({ record }) => record.id)
    const restored = rows.filter(({ outcome }) => outcome === 'restored')
    const merged = restored.map(({ row, record }) => ({
      ...record,
      fields: mergeFields(record.fields, row.before),
    }))
    await updateRecords(connection, kind, merged)
    await trashRecords(connection, kind, idsOf('trashed'))
    await announce(connection, kind, [...merged.map(({ id }) => id), ...idsOf('trashed')])
    await removeRecords(connection, kind, idsOf('removed'))
    await saveResults(
      connection,
      importId,
      rows.map(({ row, outcome }) => ({ rowNo: row.rowNo, undone: outcome })),
    )
    await setState(connection, importId, 'undone')
    return countOutcomes(rows)
  })
}

type UndoRow = { row: StoredRow; record: CurrentRecord; outcome: UndoOutcome }

async function planUndo(
  connection: Connection,
  importId: string,
): Promise<{ kind: SheetKind; rows: UndoRow[] } | null> {
  const found = await lockImport(connection, importId)
  if (!found?.isLast) return null
  const { kind } = found
  const stored = await loadRows(connection, importId, {
    actions: ['new', 'changed'],
    after: 0,
    limit: ALL_ROWS,
  })
  const now = await loadAndLock(
    connection,
    kind,
    stored.flatMap(({ recordId }) => recordId ?? []),
  )
  const made = stored.flatMap(({ action, recordId }) => (action === 'new' ? (recordId ?? []) : []))
  const removable = await removableIds(connection, kind, made)
  const rows = stored.flatMap((row) => {
    // What was deleted since is gone already.
    const record = now.get(row.recordId ?? 0)
    return record ? [{ row, record, outcome: outcomeOf(row, record, removable) }] : []
  })
  return { kind, rows }
}

function outcomeOf(row: StoredRow, record: CurrentRecord, removable: ReadonlySet<number>): UndoOutcome {
  if (row.action === 'new') return removable.has(record.id) ? 'removed' : 'trashed'
  return isUnchanged(row.after ?? {}, record.fields) ? 'restored' : 'kept'
}

/** Sales go on: only the difference is taken back. Where its units are held by now, the row is kept. */
async function undoStock(
  connection: Connection,
  rows: readonly UndoRow[],
  madeBy: string,
): Promise<UndoRow[]> {
  const moves = rows.flatMap(({ row: { rowNo, stockDelta }, record: { variantId }, outcome }) =>
    stockDelta && variantId !== null && outcome !== 'kept'
      ? [{ rowNo, variantId, delta: -stockDelta, reason: importExportTexts.undoReason, madeBy }]
      : [],
  )
  const answers = await moveStock(connection, moves)
  return rows.map((undo) => {
    const isHeld = answers.get(undo.row.rowNo) === null
    return isHeld && undo.outcome === 'restored' ? { ...undo, outcome: 'kept' as const } : undo
  })
}

function countOutcomes(rows: readonly UndoRow[]): UndoCounts {
  const counts = { restored: 0, removed: 0, trashed: 0, kept: 0 }
  for (const { outcome } of rows) counts[outcome] += 1
  return counts
}
