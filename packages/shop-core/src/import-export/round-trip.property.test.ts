import { propertyRuns } from '@rasteh/test-kit/property'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nameCategories } from './category-names.ts'
import { toCell } from './cell.ts'
import { columnsOf, type FieldValue } from './column.ts'
import { parseCsv, toCsv } from './csv.ts'
import { escapeFormula, unescapeFormula } from './csv-escaping.ts'
import { planRows } from './plan-rows.ts'
import { aRecord, factsOf, words } from './sheet.builder.ts'
import { SHEET_KINDS } from './sheet-kind.ts'

const hostile = fc
  .tuple(
    fc.constantFrom('', '=', '+', '-', '@', '\t', '\r', "'", "'=", ' ', '#', '"', ',', '\ufeff'),
    fc.string({ unit: 'binary' }),
  )
  .map(([start, rest]) => (start + rest).replaceAll('\0', ''))

const titles = fc.oneof(hostile, fc.constantFrom('فرش', 'فرش > گلیم', 'گلیم', '#2', ' فرش', null))
const categories = fc.array(
  fc.record({
    id: fc.integer({ min: 1, max: 9 }),
    parentId: fc.option(fc.integer({ min: 1, max: 9 })),
    title: titles,
    inTrash: fc.boolean(),
  }),
  { maxLength: 9 },
)

const fieldOf = (key: string, type: string): fc.Arbitrary<FieldValue> => {
  if (key === 'sku' || key === 'key') return hostile.filter((text) => text.trim() !== '')
  if (key === 'productType') return fc.constantFrom('1', '3')
  if (key === 'isDefault') return fc.boolean()
  if (type === 'category') return fc.integer({ min: 1, max: 9 })
  if (type === 'percent') return fc.double({ min: 0, max: 100, noNaN: true })
  if (type === 'text' || key === 'productTitle') return fc.option(hostile)
  return fc.option(fc.nat())
}

const fieldsOf = (kind: (typeof SHEET_KINDS)[number]) =>
  fc.record(Object.fromEntries(columnsOf(kind).map(({ key, type }) => [key, fieldOf(key, type)])))

describe('an export that is imported again', () => {
  it.each(SHEET_KINDS)(
    'changes nothing of %s, whatever the records hold',
    (kind) => {
      const catalogue = fc.uniqueArray(fieldsOf(kind), {
        maxLength: 3,
        selector: (fields) => String(fields.sku ?? fields.key).trim(),
      })
      fc.assert(
        fc.property(catalogue, categories, (all, rows) => {
          const named = { ...words, categories: nameCategories(rows) }
          const records = all.map((fields, index) =>
            aRecord({ ...fields, id: index + 1, inTrash: false }, index + 1),
          )
          const columns = columnsOf(kind)
          const cells = records.map(({ fields }) =>
            columns.map((column) => escapeFormula(toCell(column, fields[column.key], named))),
          )
          const [, ...read] = parseCsv(toCsv([columns.map(({ key }) => key), ...cells]))
          const planner = planRows(kind, factsOf(records), named)
          const plans = read.map((row) =>
            planner({
              rowNo: row.rowNo,
              cells: new Map(columns.map(({ key }, index) => [key, unescapeFormula(row.cells[index] ?? '')])),
            }),
          )
          expect(plans.map(({ action, faults }) => [action, faults])).toEqual(
            records.map(() => ['unchanged', []]),
          )
        }),
        propertyRuns(),
      )
    },
    120_000,
  )
})
