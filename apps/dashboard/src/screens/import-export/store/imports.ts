import type {
  RowAction,
  RowCounts,
  RowFault,
  RowPlan,
  SheetKind,
  SheetRecord,
} from '@rasteh/shop-core/import-export'
import type { Connection } from '#database/content-pool.ts'

export type ImportState = 'checked' | 'applied' | 'undone'
export type ImportSummary = {
  id: string
  kind: SheetKind
  fileName: string
  madeBy: string
  state: ImportState
  counts: RowCounts
  unknownColumns: string[]
  madeAt: Date
  /** Whether it is the last one of its kind that is in force: only that one can be undone. */
  isLast: boolean
}
export type StoredRow = Pick<RowPlan, 'rowNo' | 'recordId' | 'label' | 'before' | 'after'> & {
  action: RowAction
  faults: RowFault[]
  stockDelta: number | null
}
export type NewImport = {
  kind: SheetKind
  fileName: string
  madeBy: string
  counts: RowCounts
  unknownColumns: readonly string[]
}

const SUMMARY = `select i.id, i.kind, i.file_name as "fileName", i.made_by as "madeBy", i.state, i.counts,
  i.unknown_columns as "unknownColumns", i.made_at as "madeAt", i.state = 'applied' and not exists (
    select from shop.imports later where later.kind = i.kind and later.state = 'applied' and later.applied_at > i.applied_at
  ) as "isLast" from shop.imports i`
const ROW = `select row_no as "rowNo", action, record_id as "recordId", label, before, after, faults,
  stock_delta as "stockDelta" from shop.import_rows`

export async function loadImport(connection: Connection, id: string): Promise<ImportSummary | null> {
  const { rows } = await connection.query<ImportSummary>(`${SUMMARY} where i.id = $1`, [id])
  return rows[0] ?? null
}

/** Held until the transaction ends: of two people who press at once, the second finds it done. */
export async function lockImport(connection: Connection, id: string): Promise<ImportSummary | null> {
  await connection.query('select 1 from shop.imports where id = $1 for update', [id])
  return loadImport(connection, id)
}

export async function loadHistory(
  connection: Connection,
  kinds: readonly SheetKind[],
): Promise<ImportSummary[]> {
  const text = `${SUMMARY} where i.kind = any($1) and i.state <> 'checked' order by i.made_at desc limit 10`
  return (await connection.query<ImportSummary>(text, [kinds])).rows
}

export type RowPage = { actions: readonly RowAction[]; after: number; limit: number }

export async function loadRows(
  connection: Connection,
  importId: string,
  page: RowPage,
): Promise<StoredRow[]> {
  const text = `${ROW} where import_id = $1 and action = any($2) and row_no > $3 order by row_no limit $4`
  return (await connection.query<StoredRow>(text, [importId, page.actions, page.after, page.limit])).rows
}

/** Files that were checked and then left are forgotten after a week. */
export async function saveImport(
  connection: Connection,
  { kind, fileName, madeBy, counts, unknownColumns }: NewImport,
): Promise<string> {
  await connection.query(
    "delete from shop.imports where state = 'checked' and made_at < now() - interval '7 days'",
  )
  const { rows } = await connection.query<{ id: string }>(
    'insert into shop.imports (kind, file_name, made_by, counts, unknown_columns) values ($1, $2, $3, $4, $5) returning id',
    [kind, fileName, madeBy, JSON.stringify(counts), unknownColumns],
  )
  return rows[0]?.id ?? ''
}

export async function saveRows(
  connection: Connection,
  importId: string,
  plans: readonly RowPlan[],
): Promise<void> {
  await connection.query(
    `insert into shop.import_rows (import_id, row_no, action, record_id, label, before, after, faults)
     select $1, r."rowNo", r.action, r."recordId", r.label, r.before, r.after, r.faults
     from jsonb_to_recordset($2::jsonb) as r ("rowNo" int, action text, "recordId" int, label text, before jsonb, after jsonb, faults jsonb)`,
    [importId, JSON.stringify(plans)],
  )
}

export type RowResult = {
  rowNo: number
  recordId?: number
  stockDelta?: number
  fault?: RowFault
  undone?: string
}

/** What became of each row; a fault makes it a refused one. */
export async function saveResults(
  connection: Connection,
  importId: string,
  results: readonly RowResult[],
): Promise<void> {
  await connection.query(
    `update shop.import_rows i set record_id = coalesce(r."recordId", i.record_id),
       stock_delta = coalesce(r."stockDelta", i.stock_delta), undone = coalesce(r.undone, i.undone),
       action = case when r.fault is null then i.action else 'refused' end,
       faults = case when r.fault is null then i.faults else jsonb_build_array(r.fault) end
     from jsonb_to_recordset($2::jsonb) as r ("rowNo" int, "recordId" int, "stockDelta" int, fault jsonb, undone text)
     where i.import_id = $1 and i.row_no = r."rowNo"`,
    [importId, JSON.stringify(results)],
  )
}

export async function setState(
  connection: Connection,
  id: string,
  state: 'applied' | 'undone',
): Promise<void> {
  await connection.query(
    `update shop.imports i set state = $2, ${state}_at = now(), counts = (
       select jsonb_build_object('new', count(*) filter (where action = 'new'), 'changed', count(*) filter (where action = 'changed'),
         'unchanged', count(*) filter (where action = 'unchanged'), 'refused', count(*) filter (where action = 'refused'))
       from shop.import_rows where import_id = $1) where id = $1`,
    [id, state],
  )
}

export const mergeFields = (now: SheetRecord, changes: SheetRecord | null): SheetRecord => ({
  ...now,
  ...changes,
})
