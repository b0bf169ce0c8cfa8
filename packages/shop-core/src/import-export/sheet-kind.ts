/** What one file carries. A file is of one kind: mixed sheets are where rows get lost. */
export const SHEET_KINDS = ['products', 'variants', 'prices', 'stock', 'messages'] as const
export type SheetKind = (typeof SHEET_KINDS)[number]

export const SHEET_FORMATS = ['xlsx', 'csv'] as const
export type SheetFormat = (typeof SHEET_FORMATS)[number]

export const IMPORT_MAX_BYTES = 10 * 1024 * 1024
export const IMPORT_MAX_ROWS = 50_000
export const IMPORT_MAX_COLUMNS = 100
/** What an Excel file may unpack to: a small file can otherwise fill the memory. */
export const IMPORT_MAX_INFLATED_BYTES = 100 * 1024 * 1024

/** As many characters as Excel itself keeps in a cell. */
export const IMPORT_MAX_CELL_LENGTH = 32_767
/** Texts that cells point to, and characters of all cells together: a few may be pointed at by very many. */
export const IMPORT_MAX_STRINGS = 1_000_000
export const IMPORT_MAX_CHARACTERS = 50 * 1024 * 1024
/** The last row that Excel knows. */
export const SHEET_LAST_ROW = 1_048_576

export const isSheetKind = (value: unknown): value is SheetKind => SHEET_KINDS.includes(value as SheetKind)

export const isSheetFormat = (value: unknown): value is SheetFormat =>
  SHEET_FORMATS.includes(value as SheetFormat)
