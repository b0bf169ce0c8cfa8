import { checkRowStruck } from './check-row-struck.ts'
import type { FieldValue, SheetRecord } from './column.ts'
import type { RowFault } from './refusals.ts'
import type { CurrentRecord, SheetFacts } from './row-plan.ts'
import type { SheetKind } from './sheet-kind.ts'

export type CheckedRow = {
  kind: SheetKind
  changes: SheetRecord
  current: CurrentRecord | null
  facts: SheetFacts
}

/** What is wrong with a row as a whole. Only what the row changes is judged: an old mistake is not the file's. */
export function checkRow(row: CheckedRow): RowFault[] {
  const fields = { ...row.current?.fields, ...row.changes }
  const isNew = row.current === null
  const touches = (...keys: string[]) => isNew || keys.some((key) => key in row.changes)
  const faults: (RowFault | false)[] = [
    ...checkOwners(row),
    touches('minOrderCount', 'maxOrderCount') && checkLimits(fields),
    row.kind === 'products' && touches('titleEn', 'unitEn', 'brandEn') && checkEnglish(fields),
    row.kind !== 'messages' &&
      typeof row.changes.oldPriceRial === 'number' &&
      isBlank(fields.priceRial) && { kind: 'price-needed', column: 'priceRial' },
    row.kind !== 'messages' && touches('priceRial', 'oldPriceRial') && checkRowStruck(row, fields),
    checkStock(row),
    checkVariant(row),
    ...checkPlaceholders(row),
  ]
  return faults.filter((fault) => fault !== false)
}

const isBlank = (value: FieldValue | undefined) => value === null || value === undefined || value === ''

function checkOwners({ kind, changes, current, facts }: CheckedRow): (RowFault | false)[] {
  const { sku, slug, productId } = changes
  const skuOwner = typeof sku === 'string' ? facts.skuOwners.get(sku) : undefined
  const slugOwner = typeof slug === 'string' ? facts.slugOwners.get(slug) : undefined
  return [
    skuOwner !== undefined &&
      skuOwner !== current?.variantId && { kind: 'taken', column: 'sku', value: String(sku) },
    slugOwner !== undefined &&
      slugOwner !== current?.id && { kind: 'taken', column: 'slug', value: String(slug) },
    kind === 'variants' &&
      current === null &&
      isBlank(productId) && { kind: 'required', column: 'productId' },
    typeof productId === 'number' && checkProduct(productId, current, facts),
  ]
}

function checkProduct(productId: number, current: CurrentRecord | null, facts: SheetFacts): RowFault | false {
  const named = { column: 'productId', value: String(productId) }
  // Baskets and orders know the variant with its product: it cannot move to another.
  if (current) return { kind: 'other-product', ...named }
  return !facts.productIds.has(productId) && { kind: 'unknown-record', ...named }
}

function checkLimits(fields: SheetRecord): RowFault | false {
  const { minOrderCount: min, maxOrderCount: max } = fields
  if (typeof min !== 'number' || typeof max !== 'number' || max === 0 || max >= min) return false
  return { kind: 'max-below-min', column: 'maxOrderCount', value: String(max), min }
}

/** The English text is one whole: with any of it, the title and the unit must both stand there. */
function checkEnglish(fields: SheetRecord): RowFault | false {
  const missing = ['titleEn', 'unitEn'].find((key) => isBlank(fields[key]))
  const hasAny = ['titleEn', 'unitEn', 'brandEn'].some((key) => !isBlank(fields[key]))
  return hasAny && missing !== undefined && { kind: 'english-incomplete', column: missing }
}

function checkStock({ changes: { stock }, current }: CheckedRow): RowFault | false {
  const reserved = current?.reserved ?? 0
  if (typeof stock !== 'number' || stock >= reserved) return false
  return { kind: 'under-reserved', column: 'stock', value: String(stock), reserved }
}

const OF_VARIANT = [
  'sku',
  'priceRial',
  'oldPriceRial',
  'step',
  'minOrderCount',
  'maxOrderCount',
  'weightGrams',
  'stock',
]

function checkVariant({ kind, changes, current }: CheckedRow): RowFault | false {
  if (kind !== 'products' || !current || current.variantId !== null) return false
  const column = OF_VARIANT.find((key) => key in changes)
  return column !== undefined && { kind: 'no-default-variant', column }
}

/** Texts keep their {placeholders}: without one, shoppers would read half a sentence. */
function checkPlaceholders({ kind, changes, current }: CheckedRow): RowFault[] {
  if (kind !== 'messages' || !current) return []
  return Object.entries(changes).flatMap(([column, text]) => {
    const kept = placeholdersOf(text)
    const lost = placeholdersOf(current.fields[column] ?? null).find((name) => !kept.includes(name))
    return lost && text !== null ? [{ kind: 'placeholder-lost' as const, column, value: lost }] : []
  })
}

const placeholdersOf = (text: FieldValue): string[] => String(text ?? '').match(/\{[A-Za-z0-9_]+\}/g) ?? []
