/** The fields that are stored with a variant or its price, and are written as they stand in their cell. */
export const STORED_FIELDS = [
  'sku',
  'priceRial',
  'struckRial',
  'step',
  'minOrderCount',
  'maxOrderCount',
  'weightGrams',
] as const
export type StoredField = (typeof STORED_FIELDS)[number]

/** All cells that may be edited. Stock is never written, only moved: its cell holds a difference. */
export const GRID_FIELDS = [
  'sku',
  'priceRial',
  'struckRial',
  'stockDelta',
  'step',
  'minOrderCount',
  'maxOrderCount',
  'weightGrams',
] as const satisfies readonly (StoredField | 'stockDelta')[]
export type GridField = (typeof GRID_FIELDS)[number]

export type CellValue = string | number | null
export type GridValues = Readonly<Record<StoredField, CellValue>>

/** As many rows as one save takes. */
export const GRID_MAX_ROWS = 2_000
/** A list that is longer says «more than»: no query counts further. */
export const GRID_COUNT_SHOWN = 10_000
export const SKU_MAX_LENGTH = 100
export const COUNT_MAX = 1_000_000
export const WEIGHT_MAX_GRAMS = 10_000_000

export type CellFault =
  /** What was typed cannot be read as what the cell holds. */
  | { kind: 'not-a-number'; max: number }
  | { kind: 'not-an-amount' }
  | { kind: 'fraction-of-unit' }
  | { kind: 'not-a-difference'; max: number }
  | { kind: 'not-a-code'; max: number }
  | { kind: 'needed' }
  /** Two rows of one save want the same code. */
  | { kind: 'twice' }
  /** What only the database knows. */
  | { kind: 'gone' }
  | { kind: 'changed'; now: CellValue }
  | { kind: 'taken' }
  | { kind: 'max-below-min'; min: number }
  | { kind: 'price-needed' }
  | { kind: 'struck-not-above' }
  | { kind: 'struck-never-asked'; highestRial: number | null }
  | { kind: 'held'; free: number }
