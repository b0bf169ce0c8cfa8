import type { SheetKind } from './sheet-kind.ts'

/** A field of a record: what the database holds, not how a cell writes it. */
export type FieldValue = string | number | boolean | null
export type SheetRecord = Readonly<Record<string, FieldValue>>

export type ColumnType = 'text' | 'whole' | 'rial' | 'percent' | 'choice' | 'category' | 'shown'

export type Column = {
  readonly key: string
  readonly type: ColumnType
  /** What an empty cell means: empty the field, leave it as it is, or a mistake. */
  readonly whenBlank: 'clear' | 'keep' | 'refuse'
  /** What a new record gets when its cell is empty or its column is left out. */
  readonly start?: FieldValue
  readonly min?: number
  readonly max?: number
}

export const CELL_TEXT_MAX = 1000
export const MESSAGE_TEXT_MAX = 10_000
/** The largest id, stock or count that the database holds. */
export const WHOLE_MAX = 2_000_000_000

const text = (key: string, whenBlank: Column['whenBlank'], max = CELL_TEXT_MAX): Column => ({
  key,
  type: 'text',
  whenBlank,
  max,
})
const whole = (key: string, min: number, start?: number): Column => ({
  key,
  type: 'whole',
  whenBlank: 'keep',
  min,
  max: WHOLE_MAX,
  ...(start === undefined ? {} : { start }),
})
/** For people to recognise the row by; its content is not read back. */
const shown = (key: string): Column => ({ key, type: 'shown', whenBlank: 'keep' })

const orderRules = [
  whole('step', 1, 1),
  whole('minOrderCount', 1, 1),
  whole('maxOrderCount', 0, 0),
  whole('weightGrams', 0, 0),
]

/** The columns of each kind, in the order in which they are written. */
export const SHEET_COLUMNS = {
  products: [
    whole('id', 1),
    text('sku', 'refuse'),
    text('titleFa', 'refuse'),
    text('titleEn', 'keep'),
    text('slug', 'keep'),
    { key: 'category', type: 'category', whenBlank: 'refuse' },
    text('brandFa', 'clear'),
    text('brandEn', 'clear'),
    { key: 'productType', type: 'choice', whenBlank: 'keep', start: '1' },
    text('unitFa', 'refuse'),
    text('unitEn', 'keep'),
    { key: 'taxPercent', type: 'percent', whenBlank: 'keep', start: 10 },
    { key: 'priceRial', type: 'rial', whenBlank: 'keep' },
    { key: 'oldPriceRial', type: 'rial', whenBlank: 'clear' },
    ...orderRules,
    whole('stock', 0),
  ],
  variants: [
    text('sku', 'refuse'),
    whole('productId', 1),
    shown('productTitle'),
    text('titleFa', 'clear'),
    text('titleEn', 'clear'),
    shown('isDefault'),
    ...orderRules,
  ],
  prices: [
    text('sku', 'refuse'),
    shown('productTitle'),
    { key: 'priceRial', type: 'rial', whenBlank: 'refuse' },
    { key: 'oldPriceRial', type: 'rial', whenBlank: 'clear' },
  ],
  stock: [
    text('sku', 'refuse'),
    shown('productTitle'),
    whole('stock', 0),
    shown('reserved'),
    text('reason', 'keep'),
  ],
  messages: [
    text('key', 'refuse'),
    text('valueFa', 'clear', MESSAGE_TEXT_MAX),
    text('valueEn', 'clear', MESSAGE_TEXT_MAX),
  ],
} as const satisfies Record<SheetKind, readonly Column[]>

/** The column that says which record a row is about, where products also go by their id. */
export const KEY_COLUMN = {
  products: 'sku',
  variants: 'sku',
  prices: 'sku',
  stock: 'sku',
  messages: 'key',
} as const satisfies Record<SheetKind, string>

export const columnsOf = (kind: SheetKind): readonly Column[] => SHEET_COLUMNS[kind]
