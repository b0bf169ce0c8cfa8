import { describe, expect, it } from 'vitest'
import { missingCombinations } from './missing-combinations.ts'
import { baseSkuOf, planCombinations } from './plan-combinations.ts'
import type { ProductOption } from './product-option.ts'

const value = (key: string, fa: string, en = '', colour: string | null = null) => ({
  key,
  label: { fa, en },
  colour,
  pictureId: null,
})
const colour: ProductOption = {
  key: 'colour',
  name: { fa: 'رنگ', en: 'Colour' },
  kind: 'colour',
  values: [value('black', 'مشکی', 'Black', '#000000'), value('red', 'قرمز', '', '#c3202a')],
}
const size: ProductOption = {
  key: 'size',
  name: { fa: 'سایز', en: 'Size' },
  kind: 'text',
  values: [value('m', 'M'), value('l', 'L')],
}
const options = [colour, size]
const blackM = { id: 1, sku: 'A', choice: { colour: 'black', size: 'm' } }

describe('the missing combinations', () => {
  it('are proposed with codes that no variant of the product has', () => {
    const plain = { id: 2, sku: 'kif-red-m', choice: null }
    expect(missingCombinations(options, [blackM, plain], { baseSku: 'KIF' })).toEqual({
      ok: true,
      value: [
        { choice: { colour: 'black', size: 'l' }, sku: 'KIF-BLACK-L' },
        { choice: { colour: 'red', size: 'm' }, sku: 'KIF-RED-M-2' },
        { choice: { colour: 'red', size: 'l' }, sku: 'KIF-RED-L' },
      ],
    })
  })

  it('take no code that another product has', () => {
    const made = missingCombinations([size], [], { baseSku: 'KIF', takenSkus: ['kif-m', 'KIF-M-2'] })
    expect(made.ok && made.value.map(({ sku }) => sku)).toEqual(['KIF-M-3', 'KIF-L'])
  })

  it('are refused without options, and above what a product may have, before any of them is made', () => {
    expect(missingCombinations([], [blackM], { baseSku: 'KIF' })).toEqual({
      ok: false,
      refusal: { kind: 'no-options' },
    })
    const hundred = Array.from({ length: 100 }, (_, index) => value(`v${index}`, `${index}`))
    const wide = ['a', 'b', 'c'].map((key) => ({ ...size, key, values: hundred }))
    expect(missingCombinations(wide, [blackM], { baseSku: 'KIF' })).toEqual({
      ok: false,
      refusal: { kind: 'too-many-variants', count: 1_000_001, max: 2000 },
    })
  })
})

describe('combinations that a manager wants', () => {
  const red = { colour: 'red', size: 'm' }
  const wanted = [
    { choice: blackM.choice, sku: 'X' },
    { choice: red, sku: ' RED-M ' },
  ]

  it('are made where they are not yet; what is made already is left alone', () => {
    expect(planCombinations(wanted, { options, variants: [blackM], takenSkus: [] })).toEqual({
      ok: true,
      value: [{ choice: red, sku: 'RED-M' }],
    })
    const both = [blackM, { id: 2, sku: 'RED-M', choice: red }]
    expect(planCombinations(wanted, { options, variants: both, takenSkus: ['RED-M'] })).toEqual({
      ok: true,
      value: [],
    })
  })

  it.each([
    ['a code that another variant has', [{ choice: red, sku: 'a' }], { kind: 'sku-taken', sku: 'a' }],
    [
      'a code twice',
      [...wanted.slice(1), { choice: { colour: 'red', size: 'l' }, sku: 'red-m' }],
      { kind: 'sku-taken', sku: 'red-m' },
    ],
    ['no code', [{ choice: red, sku: ' ' }], { kind: 'sku-unreadable', sku: '' }],
    [
      'a code of a hundred and one letters',
      [{ choice: red, sku: 'x'.repeat(101) }],
      { kind: 'sku-unreadable', sku: 'x'.repeat(100) },
    ],
    [
      'a choice that is not offered',
      [{ choice: { colour: 'red' }, sku: 'B' }],
      { kind: 'choice-incomplete', option: 'سایز' },
    ],
  ])('are refused with %s', (_what, given, refusal) => {
    expect(planCombinations(given, { options, variants: [blackM], takenSkus: ['A'] })).toEqual({
      ok: false,
      refusal,
    })
  })

  it('are made once where they are wanted twice', () => {
    const twice = [
      { choice: red, sku: 'B' },
      { choice: red, sku: 'C' },
    ]
    const planned = planCombinations(twice, { options, variants: [], takenSkus: [] })
    expect(planned).toEqual({ ok: true, value: [{ choice: red, sku: 'B' }] })
  })

  it.each([
    ['the code of a variant without a choice', [{ id: 1, sku: 'KIF', choice: null }], 'KIF'],
    ['what a code has before its values', [{ id: 1, sku: 'KIF-BLACK-M', choice: blackM.choice }], 'KIF'],
    [
      'what all codes begin with',
      [
        { id: 1, sku: 'KIF-64-R', choice: red },
        { id: 2, sku: 'KIF-64-B', choice: blackM.choice },
      ],
      'KIF-64',
    ],
    ['the number of a product without variants', [], 'P7'],
  ])('get codes that begin with %s', (_what, variants, base) => {
    expect(baseSkuOf(7, options, variants)).toBe(base)
  })
})
