import { toRial } from '../money.ts'
import { nameCategories } from './category-names.ts'
import type { CellWords } from './cell.ts'
import type { SheetRecord } from './column.ts'
import { planRows } from './plan-rows.ts'
import type { CurrentRecord, RowPlan, SheetFacts } from './row-plan.ts'
import type { SheetKind } from './sheet-kind.ts'

export const words: CellWords = {
  choices: { productType: { '1': 'کالای فیزیکی', '3': 'دانلودی' }, isDefault: { true: 'بله', false: 'خیر' } },
  categories: nameCategories([
    { id: 1, parentId: null, title: 'خانه', inTrash: false },
    { id: 2, parentId: 1, title: 'فرش', inTrash: false },
    { id: 3, parentId: null, title: 'پوشاک', inTrash: false },
    { id: 4, parentId: 3, title: 'فرش', inTrash: false },
    { id: 5, parentId: null, title: 'کهنه', inTrash: true },
  ]),
}

export const rug: SheetRecord = {
  sku: 'RUG-1',
  titleFa: 'فرش دستباف',
  titleEn: null,
  slug: 'فرش-دستباف',
  category: 2,
  brandFa: 'نقش',
  brandEn: null,
  productType: '1',
  unitFa: 'تخته',
  unitEn: null,
  taxPercent: 9.5,
  priceRial: 1_250_000,
  oldPriceRial: null,
  step: 1,
  minOrderCount: 2,
  maxOrderCount: 0,
  weightGrams: 500,
  stock: 10,
  inTrash: false,
}

/** The highest price that was asked for any record. */
const HIGHEST_ASKED = 2_000_000

export const aRecord = (fields: SheetRecord, id = 7): CurrentRecord => ({
  id,
  variantId: id + 100,
  fields,
  reserved: 4,
})

export function factsOf(records: readonly CurrentRecord[]): SheetFacts {
  const keyed = records.map(
    (record) => [String(record.fields.sku ?? record.fields.key ?? ''), record] as const,
  )
  return {
    byKey: new Map(keyed),
    byId: new Map(records.map((record) => [record.id, record])),
    skuOwners: new Map(
      keyed.flatMap(([sku, { variantId }]) => (variantId ? [[sku, variantId] as const] : [])),
    ),
    slugOwners: new Map(records.map(({ id, fields }) => [String(fields.slug), id])),
    productIds: new Set(records.map(({ id }) => id)),
    asked: new Map(
      records.flatMap(({ variantId }) =>
        variantId ? [[variantId, { highestRial: toRial(HIGHEST_ASKED), isOffered: false }] as const] : [],
      ),
    ),
  }
}

/** What the rows would do, numbered from 2 as under a header. */
export function plan(
  kind: SheetKind,
  records: readonly CurrentRecord[],
  ...rows: readonly Record<string, string>[]
): RowPlan[] {
  const planner = planRows(kind, factsOf(records), words)
  return rows.map((cells, index) => planner({ rowNo: index + 2, cells: new Map(Object.entries(cells)) }))
}
