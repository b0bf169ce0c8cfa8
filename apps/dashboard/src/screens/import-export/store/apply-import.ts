import { importExportTexts } from '@rasteh/messages/dashboard'
import { type CurrentRecord, isUnchanged, type SheetKind } from '@rasteh/shop-core/import-export'
import { type Connection, type ContentPool, inTransaction } from '#database/content-pool.ts'
import { announce } from './announce.ts'
import {
  loadRows,
  lockImport,
  mergeFields,
  type RowResult,
  type StoredRow,
  saveResults,
  setState,
} from './imports.ts'
import { loadAndLock } from './load-records.ts'
import { countStock } from './move-stock.ts'
import { insertRecords, updateRecords } from './write-records.ts'

export type ApplyRequest = { importId: string; madeBy: string }

/** Rows that can be neither written nor refused before all of them are read: as many as a file may hold. */
const ALL_ROWS = 1_000_000

/**
 * Does what the dry run said, in one transaction and a fixed number of statements. A row whose record changed since
 * is refused instead of overwriting what another person wrote. False: it was already done, or is not there.
 */
export function applyImport(pool: ContentPool, { importId, madeBy }: ApplyRequest): Promise<boolean> {
  return inTransaction(pool, async (connection) => {
    const found = await lockImport(connection, importId)
    if (found?.state !== 'checked') return false
    const rows = await loadRows(connection, importId, {
      actions: ['new', 'changed'],
      after: 0,
      limit: ALL_ROWS,
    })
    const changed = await applyChanged(connection, found.kind, rows, madeBy)
    const created = await applyNew(connection, found.kind, rows, madeBy)
    await saveResults(connection, importId, [...changed.results, ...created.results])
    await announce(connection, found.kind, [...changed.ids, ...created.ids])
    await setState(connection, importId, 'applied')
    return true
  })
}

type Applied = { results: RowResult[]; ids: number[] }

async function applyChanged(
  connection: Connection,
  kind: SheetKind,
  rows: readonly StoredRow[],
  madeBy: string,
): Promise<Applied> {
  const known = rows.flatMap((row) =>
    row.recordId !== null && row.action === 'changed' ? [{ row, id: row.recordId }] : [],
  )
  const now = await loadAndLock(
    connection,
    kind,
    known.map(({ id }) => id),
  )
  const stale = known.filter(({ row, id }) => !isUnchanged(row.before ?? {}, now.get(id)?.fields ?? {}))
  const fresh = known.flatMap(({ row, id }) => {
    const record = now.get(id)
    return record && !stale.some((one) => one.row === row) ? [{ row, record }] : []
  })
  const counted = await countAll(connection, fresh, madeBy)
  const held = new Set(counted.filter(({ fault }) => fault).map(({ rowNo }) => rowNo))
  const writable = fresh.filter(({ row }) => !held.has(row.rowNo))
  const merged = writable.map(({ row, record }) => ({
    ...record,
    fields: mergeFields(record.fields, row.after),
  }))
  await updateRecords(connection, kind, merged)
  const refused = stale.map(({ row }) => ({ rowNo: row.rowNo, fault: { kind: 'changed-since' as const } }))
  return { results: [...refused, ...counted], ids: merged.map(({ id }) => id) }
}

type Pair = { row: StoredRow; record: Pick<CurrentRecord, 'variantId' | 'reserved'> }

/** Stock goes first: a row whose count is refused is then not written at all. */
async function countAll(
  connection: Connection,
  pairs: readonly Pair[],
  madeBy: string,
): Promise<RowResult[]> {
  const counts = pairs.flatMap(({ row: { rowNo, after }, record: { variantId } }) =>
    variantId !== null && typeof after?.stock === 'number'
      ? [
          {
            rowNo,
            variantId,
            counted: after.stock,
            reason: String(after.reason || importExportTexts.stockReason),
            madeBy,
          },
        ]
      : [],
  )
  const deltas = await countStock(connection, counts)
  const reserved = new Map(pairs.map(({ row, record }) => [row.rowNo, record.reserved]))
  return counts.map(({ rowNo, counted }) => {
    const stockDelta = deltas.get(rowNo) ?? null
    if (stockDelta !== null) return { rowNo, stockDelta }
    const named = { column: 'stock', value: String(counted), reserved: reserved.get(rowNo) ?? 0 }
    return { rowNo, fault: { kind: 'under-reserved' as const, ...named } }
  })
}

async function applyNew(
  connection: Connection,
  kind: SheetKind,
  rows: readonly StoredRow[],
  madeBy: string,
): Promise<Applied> {
  const wanted = rows.filter(({ action }) => action === 'new')
  const taken = await takenSkus(connection, wanted)
  const isTaken = ({ after }: StoredRow) => taken.has(String(after?.sku))
  const fresh = wanted.filter((row) => !isTaken(row))
  const records = await insertRecords(
    connection,
    kind,
    fresh.map(({ after }) => after ?? {}),
  )
  const pairs = records.flatMap((record, index) => {
    const row = fresh[index]
    return row ? [{ row, record: { ...record, reserved: 0 } }] : []
  })
  const refused = wanted
    .filter(isTaken)
    .map(({ rowNo }) => ({ rowNo, fault: { kind: 'changed-since' as const } }))
  const made = pairs.map(({ row, record }) => ({ rowNo: row.rowNo, recordId: record.id }))
  const counted = await countAll(
    connection,
    pairs.filter(({ row }) => row.after?.stock !== 0),
    madeBy,
  )
  const deltas = new Map(counted.map((result) => [result.rowNo, result]))
  const results = made.map((result) => ({ ...deltas.get(result.rowNo), ...result }))
  return { results: [...refused, ...results], ids: records.map(({ id }) => id) }
}

async function takenSkus(connection: Connection, rows: readonly StoredRow[]): Promise<Set<string>> {
  const text = 'select sku from public.variants where sku = any($1::text[])'
  const skus = rows.map(({ after }) => String(after?.sku))
  return new Set((await connection.query<{ sku: string }>(text, [skus])).rows.map(({ sku }) => sku))
}
