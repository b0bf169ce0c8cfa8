export { checkGridStruck, type StoredPrices } from './product-grid/check-grid-struck.ts'
export {
  type CellFault,
  type CellValue,
  GRID_COUNT_SHOWN,
  GRID_FIELDS,
  GRID_MAX_ROWS,
  type GridField,
  type GridValues,
  STORED_FIELDS,
  type StoredField,
} from './product-grid/grid-field.ts'
export {
  GRID_SORTS,
  type GridFilter,
  type GridSort,
  MISSING_PARTS,
  type MissingPart,
  NO_FILTER,
  readGridFilter,
  STOCK_LEVELS,
  type StockLevel,
} from './product-grid/grid-filter.ts'
export { readBlock } from './product-grid/read-block.ts'
export { readCell, writeCell } from './product-grid/read-cell.ts'
export {
  type GridEdit,
  type GridSave,
  type RowFault,
  readGridSave,
  type SaveRefusal,
  toGridEdits,
} from './product-grid/read-save.ts'
