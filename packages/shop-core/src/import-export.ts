export { type CategoryNames, type CategoryRow, nameCategories } from './import-export/category-names.ts'
export { type CellWords, toCell } from './import-export/cell.ts'
export {
  type Column,
  columnsOf,
  KEY_COLUMN,
  SHEET_COLUMNS,
  type SheetRecord,
  WHOLE_MAX,
} from './import-export/column.ts'
export { parseCsv, type SheetRow, toCsv } from './import-export/csv.ts'
export { escapeFormula, unescapeFormula } from './import-export/csv-escaping.ts'
export { type HeaderMap, type HeaderNames, matchHeaders } from './import-export/match-headers.ts'
export { type KeyedRow, keysOf, planRows } from './import-export/plan-rows.ts'
export type { FileRefusal, FileRefusalKind, RowFault, RowFaultKind } from './import-export/refusals.ts'
export {
  type CurrentRecord,
  countActions,
  ROW_ACTIONS,
  type RowAction,
  type RowCounts,
  type RowPlan,
  type SheetFacts,
} from './import-export/row-plan.ts'
export {
  IMPORT_MAX_BYTES,
  IMPORT_MAX_CELL_LENGTH,
  IMPORT_MAX_CHARACTERS,
  IMPORT_MAX_COLUMNS,
  IMPORT_MAX_INFLATED_BYTES,
  IMPORT_MAX_ROWS,
  IMPORT_MAX_STRINGS,
  isSheetFormat,
  isSheetKind,
  SHEET_FORMATS,
  SHEET_KINDS,
  SHEET_LAST_ROW,
  type SheetFormat,
  type SheetKind,
} from './import-export/sheet-kind.ts'
export { isUnchanged } from './import-export/undo-row.ts'
