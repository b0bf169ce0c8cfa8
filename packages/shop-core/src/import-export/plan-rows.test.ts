import { describe, expect, it } from 'vitest'
import { aRecord, plan, rug } from './sheet.builder.ts'

const current = aRecord(rug)
const fresh = { sku: 'NEW-1', titleFa: 'گلیم', category: 'خانه > فرش', unitFa: 'تخته' }

describe('a row about a known product', () => {
  it('changes only what it says, in Persian or Latin digits', () => {
    expect(plan('products', [current], { sku: 'RUG-1', priceRial: '۱٬۳۰۰٬۰۰۰', taxPercent: '۹/۵' })).toEqual([
      {
        rowNo: 2,
        action: 'changed',
        recordId: 7,
        label: 'فرش دستباف',
        before: { priceRial: 1_250_000 },
        after: { priceRial: 1_300_000 },
        faults: [],
      },
    ])
  })

  it('is found by its code in Persian digits, which does not change the code', () => {
    const numbered = aRecord({ ...rug, sku: '123' })
    expect(plan('products', [numbered], { sku: '۱۲۳', stock: '10' })).toMatchObject([{ action: 'unchanged' }])
  })

  it('may change the code when it names the product by id', () => {
    expect(plan('products', [current], { id: '۷', sku: 'RUG-2' })).toMatchObject([
      { after: { sku: 'RUG-2' } },
    ])
  })

  it('empties a brand but leaves an amount alone where the cell is empty', () => {
    expect(
      plan('products', [current], { sku: 'RUG-1', brandFa: '', priceRial: ' ', step: '' }),
    ).toMatchObject([{ action: 'changed', before: { brandFa: 'نقش' }, after: { brandFa: null } }])
  })

  it('takes it out of the trash and says so', () => {
    const trashed = aRecord({ ...rug, inTrash: true })
    expect(plan('products', [trashed], { sku: 'RUG-1' })).toMatchObject([
      { action: 'changed', before: { inTrash: true }, after: { inTrash: false } },
    ])
  })

  it('in the spelling of another keyboard is kept in Persian letters', () => {
    expect(plan('products', [current], { sku: 'RUG-1', titleFa: ' گليم كوچك ' })).toMatchObject([
      { after: { titleFa: 'گلیم کوچک' } },
    ])
  })
})

describe('a row about an unknown code', () => {
  it('is a new product with what the shop starts with', () => {
    expect(plan('products', [current], fresh)).toMatchObject([
      {
        action: 'new',
        recordId: null,
        after: { category: 2, slug: 'گلیم', productType: '1', taxPercent: 10, step: 1, stock: null },
      },
    ])
  })

  it('gets an address with its code where its title alone is taken', () => {
    const rows = [fresh, { ...fresh, sku: 'NEW-2' }, { ...fresh, sku: 'NEW-3', titleFa: 'فرش دستباف' }]
    expect(plan('products', [current], ...rows).map(({ after }) => after?.slug)).toEqual([
      'گلیم',
      'گلیم-new-2',
      'فرش-دستباف-new-3',
    ])
  })

  it('is refused where nothing new can come in by a file', () => {
    const fault = { kind: 'unknown-record', column: 'sku', value: 'X' }
    expect(plan('prices', [current], { sku: 'X', priceRial: '1' })).toMatchObject([{ faults: [fault] }])
    expect(plan('stock', [current], { sku: 'X', stock: '1' })).toMatchObject([{ faults: [fault] }])
  })
})

describe('a row is refused', () => {
  it.each([
    ['products', { sku: 'RUG-1', titleFa: ' ' }, { kind: 'required', column: 'titleFa' }],
    ['products', { ...fresh, titleFa: '' }, { kind: 'required', column: 'titleFa' }],
    ['products', { sku: ' ' }, { kind: 'required', column: 'sku' }],
    [
      'products',
      { sku: 'RUG-1', priceRial: 'ارزان' },
      { kind: 'not-a-number', column: 'priceRial', value: 'ارزان' },
    ],
    [
      'products',
      { sku: 'RUG-1', priceRial: '-5' },
      { kind: 'not-a-number', column: 'priceRial', value: '-5' },
    ],
    ['products', { sku: 'RUG-1', step: '۰' }, { kind: 'too-small', column: 'step', value: '۰', min: 1 }],
    [
      'products',
      { sku: 'RUG-1', taxPercent: '101' },
      { kind: 'too-large', column: 'taxPercent', value: '101', max: 100 },
    ],
    [
      'products',
      { sku: 'RUG-1', category: 'فرش' },
      { kind: 'ambiguous-category', column: 'category', value: 'فرش' },
    ],
    [
      'products',
      { sku: 'RUG-1', category: 'نیست' },
      { kind: 'unknown-category', column: 'category', value: 'نیست' },
    ],
    [
      'products',
      { sku: 'RUG-1', category: 'کهنه' },
      { kind: 'unknown-category', column: 'category', value: 'کهنه' },
    ],
    ['products', { id: '99' }, { kind: 'unknown-record', column: 'id', value: '99' }],
    [
      'products',
      { sku: 'RUG-1', maxOrderCount: '1' },
      { kind: 'max-below-min', column: 'maxOrderCount', value: '1', min: 2 },
    ],
    ['products', { sku: 'RUG-1', titleEn: 'Rug' }, { kind: 'english-incomplete', column: 'unitEn' }],
    [
      'products',
      { sku: 'RUG-1', stock: '3' },
      { kind: 'under-reserved', column: 'stock', value: '3', reserved: 4 },
    ],
    [
      'products',
      { sku: 'RUG-1', titleFa: 'a\0b' },
      { kind: 'bad-character', column: 'titleFa', value: 'ab' },
    ],
    [
      'prices',
      { sku: 'RUG-1', oldPriceRial: '2000010' },
      { kind: 'struck-never-asked', column: 'oldPriceRial', value: '2000010' },
    ],
    [
      'products',
      { ...fresh, priceRial: '1000', oldPriceRial: '1500' },
      { kind: 'struck-never-asked', column: 'oldPriceRial', value: '1500' },
    ],
    ['products', { ...fresh, oldPriceRial: '5' }, { kind: 'price-needed', column: 'priceRial' }],
    ['products', { ...fresh, slug: 'فرش-دستباف' }, { kind: 'taken', column: 'slug', value: 'فرش-دستباف' }],
    [
      'variants',
      { sku: 'RUG-1', productId: '8' },
      { kind: 'other-product', column: 'productId', value: '8' },
    ],
    ['variants', { sku: 'NEW-1' }, { kind: 'required', column: 'productId' }],
    [
      'variants',
      { sku: 'NEW-1', productId: '99' },
      { kind: 'unknown-record', column: 'productId', value: '99' },
    ],
    ['prices', { sku: 'RUG-1', priceRial: '' }, { kind: 'required', column: 'priceRial' }],
  ] as const)('of %s with %j, with its reason', (kind, row, fault) => {
    expect(plan(kind, [current], row)).toMatchObject([{ action: 'refused', faults: [fault] }])
  })

  it('with a choice that is none, and names the choices', () => {
    expect(plan('products', [current], { sku: 'RUG-1', productType: 'خدمت' })).toMatchObject([
      { faults: [{ kind: 'not-a-choice', choices: ['کالای فیزیکی', 'دانلودی'] }] },
    ])
  })

  it('with a text that is too long', () => {
    expect(plan('products', [current], { sku: 'RUG-1', titleFa: 'ا'.repeat(1001) })).toMatchObject([
      { faults: [{ kind: 'too-long', column: 'titleFa', max: 1000 }] },
    ])
  })

  it('with the code of another variant', () => {
    const other = aRecord({ ...rug, sku: 'RUG-9', slug: 'x' }, 8)
    expect(plan('products', [current, other], { id: '7', sku: 'RUG-9' })).toMatchObject([
      { faults: [{ kind: 'taken', column: 'sku', value: 'RUG-9' }] },
    ])
  })

  it('when an earlier row is about the same record or the same new code', () => {
    const [, second, , fourth] = plan('products', [current], { sku: 'RUG-1' }, { id: '7' }, fresh, fresh)
    expect(second).toMatchObject({ faults: [{ kind: 'repeated', row: 2 }] })
    expect(fourth?.faults).toContainEqual({ kind: 'repeated', column: 'sku', value: 'NEW-1', row: 4 })
  })

  it('with variant figures for a product without a default variant', () => {
    const bare = { ...aRecord({ ...rug, sku: null, step: null }), variantId: null }
    expect(plan('products', [bare], { id: '7', step: '2' })).toMatchObject([
      { faults: [{ kind: 'no-default-variant', column: 'step' }] },
    ])
  })
})

describe('a text of the site', () => {
  const greeting = { ...aRecord({ key: 'Greeting', valueFa: 'سلام {name}', valueEn: null }), variantId: null }

  it('changes', () => {
    expect(
      plan('messages', [greeting], { key: 'Greeting', valueFa: 'درود {name}', valueEn: 'Hi' }),
    ).toMatchObject([{ action: 'changed', after: { valueFa: 'درود {name}', valueEn: 'Hi' } }])
  })

  it('is refused when it loses a placeholder', () => {
    expect(plan('messages', [greeting], { key: 'Greeting', valueFa: 'درود' })).toMatchObject([
      { faults: [{ kind: 'placeholder-lost', column: 'valueFa', value: '{name}' }] },
    ])
  })
})

describe('a stock row', () => {
  it('with only a reason changes nothing', () => {
    expect(plan('stock', [current], { sku: 'RUG-1', stock: '۱۰', reason: 'شمارش' })).toMatchObject([
      { action: 'unchanged' },
    ])
  })

  it('carries its reason with the counted number', () => {
    expect(plan('stock', [current], { sku: 'RUG-1', stock: '۱۲', reason: 'شمارش' })).toMatchObject([
      { before: { stock: 10 }, after: { stock: 12, reason: 'شمارش' } },
    ])
  })
})
