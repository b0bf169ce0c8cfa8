import { describe, expect, it } from 'vitest'
import { matchHeaders } from './match-headers.ts'

const names = { sku: ['کد تنوع (SKU)', 'کد کالا'], priceRial: ['قیمت (ریال)'] }

describe('a header row', () => {
  it.each([
    [['کد تنوع (SKU)', 'قیمت (ریال)']],
    [['كد  تنوع SKU', 'قيمت ريال']],
    [['SKU', 'Price Rial']],
    [['sku', 'price_rial']],
    [['کد کالا', 'قیمت(ریال)', '']],
  ])('%j names the code and the price', (header) => {
    const found = matchHeaders('prices', header, names)
    expect(found.ok && [...found.value.at]).toEqual([
      ['sku', 0],
      ['priceRial', 1],
    ])
  })

  it('tells which columns it does not know', () => {
    expect(matchHeaders('prices', ['sku', ' قیمتت '], names)).toMatchObject({ value: { unknown: ['قیمتت'] } })
  })

  it('is refused without the column that names the record', () => {
    const refusal = { kind: 'missing-columns', columns: ['sku'] }
    expect(matchHeaders('prices', ['قیمت (ریال)'], names)).toEqual({ ok: false, refusal })
  })

  it('is refused with one column twice', () => {
    const refusal = { kind: 'repeated-column', column: 'sku' }
    expect(matchHeaders('prices', ['sku', 'کد کالا'], names)).toEqual({ ok: false, refusal })
  })

  it('of products may name them by id instead of code', () => {
    expect(matchHeaders('products', ['id'], {})).toMatchObject({ ok: true })
    expect(matchHeaders('products', ['titleFa'], {})).toMatchObject({ ok: false })
  })
})
