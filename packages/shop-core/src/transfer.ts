export { type CategoryNames, type CategoryRow, nameCategories } from './transfer/category-names.ts'
export { type CellWords, toCell } from './transfer/cell.ts'
export {
  type Column,
  columnsOf,
  KEY_COLUMN,
  SHEET_COLUMNS,
  type SheetRecord,
  WHOLE_MAX,
} from './transfer/column.ts'
export { parseCsv, type SheetRow, toCsv } from './transfer/csv.ts'
export { fromHarmless, toHarmless } from './transfer/harmless.ts'
export { type HeaderMap, type HeaderNames, matchHeaders } from './transfer/match-headers.ts'
export { type KeyedRow, keysOf, planRows } from './transfer/plan-rows.ts'
export type { FileRefusal, FileRefusalKind, RowFault, RowFaultKind } from './transfer/refusals.ts'
export {
  type CurrentRecord,
  countActions,
  ROW_ACTIONS,
  type RowAction,
  type RowCounts,
  type RowPlan,
  type SheetFacts,
} from './transfer/row-plan.ts'
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
} from './transfer/sheet-kind.ts'
export { stillStands } from './transfer/undo-row.ts'
