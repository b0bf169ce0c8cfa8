import { sheetChoices, sheetHeaders } from '@rasteh/messages/dashboard'
import {
  type CellWords,
  countActions,
  type FileRefusal,
  type HeaderMap,
  type KeyedRow,
  matchHeaders,
  nameCategories,
  planRows,
  type RowPlan,
  type SheetKind,
  type SheetRow,
} from '@rasteh/shop-core/import-export'
import { accept, type Outcome } from '@rasteh/shop-core/outcome'
import { type Connection, type ContentPool, inTransaction } from '#database/content-pool.ts'
import { saveImport, saveRows } from './imports.ts'
import { loadCategories, loadFacts } from './load-records.ts'

export type Progress = (done: number, of: number) => Promise<void> | void
export type FileToCheck = { kind: SheetKind; fileName: string; madeBy: string; rows: readonly SheetRow[] }

const ROWS_A_STEP = 1000

/** The dry run: says and keeps what each row would do, and changes nothing of the shop. Answers the import's id. */
export async function checkImport(
  pool: ContentPool,
  file: FileToCheck,
  report: Progress = () => {},
): Promise<Outcome<string, FileRefusal>> {
  const [header, ...body] = file.rows
  const matched = matchHeaders(file.kind, header?.cells ?? [], sheetHeaders[file.kind])
  if (!matched.ok) return matched
  const rows = body.map((row) => toKeyedRow(row, matched.value))
  const plan = planRows(file.kind, await loadFacts(pool, file.kind, rows), await loadWords(pool))
  const plans: RowPlan[] = []
  for (let start = 0; start < rows.length; start += ROWS_A_STEP) {
    plans.push(...rows.slice(start, start + ROWS_A_STEP).map(plan))
    await report(plans.length, rows.length)
  }
  const { kind, fileName, madeBy } = file
  const about = { kind, fileName, madeBy, counts: countActions(plans), unknownColumns: matched.value.unknown }
  const id = await inTransaction(pool, async (connection) => {
    const saved = await saveImport(connection, about)
    for (let start = 0; start < plans.length; start += ROWS_A_STEP)
      await saveRows(connection, saved, plans.slice(start, start + ROWS_A_STEP))
    return saved
  })
  return accept(id)
}

/** What cells may say in words, as the shop has it now. */
export async function loadWords(connection: Connection): Promise<CellWords> {
  return { choices: sheetChoices, categories: nameCategories(await loadCategories(connection)) }
}

function toKeyedRow({ rowNo, cells }: SheetRow, { at }: HeaderMap): KeyedRow {
  return { rowNo, cells: new Map([...at].map(([key, index]) => [key, cells[index] ?? ''])) }
}
