import { NO_ORDER_FILTER } from '@rasteh/shop-core/order-list'
import { describe, expect, it } from 'vitest'
import { readDraft, toDraft } from './filter-draft.ts'

const filter = { ...NO_ORDER_FILTER, city: 'ری', minRial: 50_000 }
const read = (
  kind: 'amount' | 'date' | 'product',
  draft: Record<string, string>,
  unit: 'toman' | 'rial' = 'toman',
) => readDraft(draft, { kind, filter, unit })

describe('the fields of a filter', () => {
  it('hold what is asked, in the unit of the shop', () => {
    expect(toDraft(filter, 'toman')).toMatchObject({ city: 'ری', min: '۵,۰۰۰', max: '' })
    expect(toDraft(filter, 'rial')).toMatchObject({ min: '۵۰,۰۰۰' })
  })

  it('change their own filter and leave the others as they are', () => {
    expect(read('amount', { min: '١٬٠٠٠', max: '2000', city: 'قم' })).toEqual({
      ok: true,
      value: { ...filter, minRial: 10_000, maxRial: 20_000 },
    })
    expect(read('product', { product: 'قوری', min: '7' })).toEqual({
      ok: true,
      value: { ...filter, product: 'قوری' },
    })
    expect(read('date', { from: '۱۴۰۵/۰۹/۰۱' })).toMatchObject({
      value: { fromDay: '2026-11-22', city: 'ری' },
    })
  })

  it('say what cannot be read, and that nothing was chosen', () => {
    expect(read('amount', { min: 'هزار' })).toEqual({ ok: false, refusal: 'badAmount' })
    expect(read('amount', { min: '', max: '' })).toEqual({ ok: false, refusal: 'nothing' })
    expect(read('product', { product: '  ' })).toEqual({ ok: false, refusal: 'nothing' })
  })
})
