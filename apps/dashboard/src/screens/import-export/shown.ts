import { headerOf, importExportTexts, sayRowFault } from '@rasteh/messages/dashboard'
import { type CellWords, columnsOf, type SheetKind, toCell } from '@rasteh/shop-core/import-export'
import type { Connection } from '#database/content-pool.ts'
import type { ImportShown, RowShown } from './import-export-event.ts'
import { type ImportSummary, loadImport, type StoredRow } from './store/imports.ts'

export const toShown = ({ kind, madeAt, ...rest }: ImportSummary): ImportShown => ({
  ...rest,
  sheet: kind,
  madeAt: madeAt.toISOString(),
})

export async function loadShown(connection: Connection, id: string): Promise<ImportShown | null> {
  const found = await loadImport(connection, id)
  return found && toShown(found)
}

/** What will happen to a row, or why nothing does, in words. */
export function toRowShown(kind: SheetKind, row: StoredRow, words: CellWords): RowShown {
  const { rowNo, action, label } = row
  const details = action === 'refused' ? faultsInWords(kind, row) : changesInWords(kind, row, words)
  return { rowNo, action, label, details }
}

function faultsInWords(kind: SheetKind, { faults }: StoredRow): string[] {
  return faults.map((fault) => {
    const { column, reason } = sayRowFault(kind, fault)
    return column === '' ? reason : `${column}: ${reason}`
  })
}

function changesInWords(kind: SheetKind, { before, after, action }: StoredRow, words: CellWords): string[] {
  if (action === 'unchanged') return []
  const changes = columnsOf(kind).flatMap((column) => {
    const value = after?.[column.key]
    if (value === undefined || (action === 'new' && value === null)) return []
    const now = toCell(column, value, words) || importExportTexts.blank
    const was = toCell(column, before?.[column.key], words) || importExportTexts.blank
    return [`${headerOf(kind, column.key)}: ${action === 'new' ? now : `${was} ← ${now}`}`]
  })
  return after?.inTrash === false && before?.inTrash === true
    ? [...changes, importExportTexts.revived]
    : changes
}
