import { describe, expect, it } from 'vitest'
import { toRial } from '../money.ts'
import { checkGridStruck } from './check-grid-struck.ts'
import { GRID_MAX_ROWS, type GridField } from './grid-field.ts'
import { NO_FILTER, readGridFilter } from './grid-filter.ts'
import { readBlock } from './read-block.ts'
import { readCell, writeCell } from './read-cell.ts'
import { type GridEdit, readGridSave, toGridEdits } from './read-save.ts'

const read = (field: GridField, text: string, unit: 'toman' | 'rial' = 'toman') => {
  const answer = readCell(field, text, unit)
  return answer.ok ? answer.value : answer.refusal.kind
}

describe('a cell', () => {
  it.each([
    ['priceRial', '۱۲٬۰۰۰', 120_000],
    ['priceRial', '١٢٬٠٠٠', 120_000],
    ['priceRial', '12,000', 120_000],
    ['struckRial', '', null],
    ['stockDelta', '+۵', 5],
    ['stockDelta', '−٣', -3],
    ['stockDelta', '-3', -3],
    ['stockDelta', '7', 7],
    ['stockDelta', '', 0],
    ['maxOrderCount', '۰', 0],
    ['weightGrams', '1,500', 1_500],
    ['sku', ' ABC-۱۲ ', 'ABC-12'],
  ] as const)('of %s reads «%s»', (field, text, value) => {
    expect(read(field, text)).toBe(value)
  })

  it('of a price is read in the unit that the shop shows', () => {
    expect(read('priceRial', '12000', 'rial')).toBe(12_000)
  })

  it.each([
    ['priceRial', '', 'needed'],
    ['priceRial', '0', 'not-an-amount'],
    ['priceRial', '-5', 'not-an-amount'],
    ['priceRial', '999999999999999', 'not-an-amount'],
    ['struckRial', 'گران', 'not-an-amount'],
    ['stockDelta', 'پنج', 'not-a-difference'],
    ['stockDelta', '1000001', 'not-a-difference'],
    ['step', '0', 'not-a-number'],
    ['minOrderCount', '1.5', 'not-a-number'],
    ['sku', '', 'needed'],
    ['sku', 'A B', 'not-a-code'],
    ['sku', 'A'.repeat(101), 'not-a-code'],
  ] as const)('of %s refuses «%s»', (field, text, kind) => {
    expect(read(field, text)).toBe(kind)
  })

  it.each([
    ['priceRial', 120_000, '۱۲,۰۰۰'],
    ['struckRial', null, ''],
    ['stockDelta', -3, '−۳'],
    ['stockDelta', 0, ''],
    ['sku', 'A-1', 'A-1'],
  ] as const)('of %s shows %s, and reads what it shows', (field, value, text) => {
    expect(writeCell(field, value, 'toman')).toBe(text)
    expect(read(field, text)).toBe(value)
  })
})

describe('a block from a spreadsheet', () => {
  it.each([
    [
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a\n\nb', [['a'], [''], ['b']]],
    ['\t5\n', [['', '5']]],
    ['"two\nlines"\t"say ""so"""\n', [['two\nlines', 'say "so"']]],
    ['5"\t6', [['5"', '6']]],
    ['7', [['7']]],
    ['', []],
  ])('%j is cut into its cells', (text, rows) => {
    expect(readBlock(text)).toEqual(rows)
  })

  it('of a million quotation marks is read at once', () => {
    const startedAt = performance.now()
    readBlock('"'.repeat(1_000_000))
    readBlock('"a\t'.repeat(300_000))
    expect(performance.now() - startedAt).toBeLessThan(2_000)
  })
})

const edit = (variantId: number, given: Partial<GridEdit> = {}): GridEdit => ({
  variantId,
  typed: { priceRial: '۲٬۰۰۰' },
  seen: { priceRial: 10_000 },
  ...given,
})
const refusalOf = (edits: GridEdit[], reason = '') => {
  const answer = readGridSave(edits, reason, 'toman')
  return answer.ok ? null : answer.refusal
}

describe('a save', () => {
  it('holds only the cells that change, with what was seen in them', () => {
    const typed = { priceRial: '۲٬۰۰۰', struckRial: '', step: '1', stockDelta: '+۵' }
    const read = readGridSave(
      [edit(1, { typed, seen: { priceRial: 10_000, struckRial: null, step: 1 } })],
      'purchase',
      'toman',
    )
    expect(read).toEqual({
      ok: true,
      value: {
        reason: 'purchase',
        rows: [{ variantId: 1, before: { priceRial: 10_000 }, after: { priceRial: 20_000 }, stockDelta: 5 }],
      },
    })
  })

  it('names every faulty cell, and a code that is there twice', () => {
    const edits = [
      edit(1, { typed: { priceRial: 'x', step: '0' } }),
      edit(2, { typed: { sku: 'A' } }),
      edit(3, { typed: { sku: 'A' } }),
    ]
    expect(refusalOf(edits)).toEqual({
      kind: 'cell-faults',
      faults: [
        { variantId: 1, field: 'priceRial', fault: { kind: 'not-an-amount' } },
        { variantId: 1, field: 'step', fault: { kind: 'not-a-number', max: 1_000_000 } },
        { variantId: 3, field: 'sku', fault: { kind: 'twice' } },
      ],
    })
  })

  it.each(['', 'count', 'because'])('that moves stock is refused for the reason «%s»', (reason) => {
    expect(refusalOf([edit(1, { typed: { stockDelta: '5' } })], reason)).toEqual({ kind: 'choose-reason' })
  })

  it('that changes nothing, or too much, is refused', () => {
    expect(refusalOf([edit(1, { seen: { priceRial: 20_000 } })])).toEqual({ kind: 'nothing-changed' })
    const many = Array.from({ length: GRID_MAX_ROWS + 1 }, (_, id) => edit(id + 1))
    expect(refusalOf(many)).toEqual({ kind: 'too-many-rows', max: GRID_MAX_ROWS })
  })

  it.each([
    [null],
    [[null]],
    [[{ variantId: 0, typed: {}, seen: {} }]],
    [[{ variantId: 2 ** 31, typed: {}, seen: {} }]],
    [[{ variantId: 1, typed: { product: '5' }, seen: {} }]],
    [[{ variantId: 1, typed: { sku: 5 }, seen: {} }]],
    [[{ variantId: 1, typed: { sku: 'a\0' }, seen: {} }]],
    [[{ variantId: 1, typed: { sku: 'a'.repeat(301) }, seen: {} }]],
    [[{ variantId: 1, typed: {}, seen: { priceRial: 0.5 } }]],
    [[{ variantId: 1, typed: {}, seen: { stockDelta: 5 } }]],
    [[edit(1), edit(1)]],
  ])('of the shape %j is not from our page', (sent) => {
    expect(toGridEdits(sent)).toBeNull()
  })
})

describe('a filter', () => {
  it('folds what is searched for, and asks nothing that was not asked', () => {
    expect(readGridFilter({ search: ' كيف ي ', categoryId: 7, brand: ' ', sort: 'sku' })).toEqual({
      ...NO_FILTER,
      categoryId: 7,
      words: ['کیف', 'ی'],
      sort: 'sku',
    })
  })

  it.each([
    { categoryId: '7' },
    { categoryId: 2 ** 31 },
    { stock: 'some' },
    { sort: 'v.id; drop' },
    { minRial: -1 },
    { brand: 'a\0' },
    { search: 'a'.repeat(201) },
    { missing: ['price'] },
  ])('%j is not from our page', (sent) => {
    expect(readGridFilter(sent)).toBeNull()
  })
})

describe('struck prices of a save', () => {
  const stored = {
    variantId: 1,
    unitRial: 1_000,
    struckRial: null,
    highestRial: toRial(1_200),
    isOffered: false,
  }
  const faultsOf = (after: object, now = stored) =>
    checkGridStruck([{ variantId: 1, before: {}, after, stockDelta: 0 }], [now]).map(
      ({ field, fault }) => `${field} ${fault.kind}`,
    )

  it.each([
    ['struckRial', { struckRial: 1_201 }, ['struckRial struck-never-asked']],
    ['a struck price that was asked', { struckRial: 1_200 }, []],
    ['a price alone', { priceRial: 5 }, []],
    ['both', { priceRial: 900, struckRial: 5_000 }, ['struckRial struck-never-asked']],
    ['none of the two', { sku: 'A' }, []],
  ])('are held against what was asked: %s', (_, after, faults) => {
    expect(faultsOf(after)).toEqual(faults)
  })

  it('name the price where that alone makes the claim', () => {
    const claimed = { ...stored, struckRial: 9_000 as never }
    expect(faultsOf({ priceRial: 900 }, claimed)).toEqual(['priceRial struck-never-asked'])
    expect(faultsOf({ struckRial: null, priceRial: 900 }, claimed)).toEqual([])
  })
})
