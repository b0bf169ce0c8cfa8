import { describe, expect, it } from 'vitest'
import { PRICE_LIST_MAX_CODES } from './price-rule.ts'
import { readCodes } from './read-codes.ts'
import { type PriceForm, readPriceChoice, readPriceRule } from './read-price-form.ts'

const form: PriceForm = {
  choose: 'category',
  categoryId: '7',
  brand: ' دیجی ',
  list: 'A-1\nA-2',
  move: 'percent',
  direction: 'up',
  value: '7',
  roundTo: '10000',
  roundingWay: 'nearest',
  keepOldPrice: true,
}
const movedBy = (given: Partial<PriceForm>, unit: 'toman' | 'rial' = 'toman') => {
  const answer = readPriceRule({ ...form, ...given }, unit)
  return answer.ok ? answer.value.move : answer.refusal.kind
}

describe('what a form chooses', () => {
  it.each([
    ['category', { kind: 'category', categoryId: 7 }],
    ['brand', { kind: 'brand', brand: 'دیجی' }],
    ['list', { kind: 'list', codes: ['A-1', 'A-2'] }],
  ] as const)('by %s', (choose, value) => {
    expect(readPriceChoice({ ...form, choose })).toEqual({ ok: true, value })
  })

  it.each([
    [{ categoryId: '' }, 'choose-category'],
    [{ categoryId: '1.5' }, 'choose-category'],
    [{ categoryId: '99999999999' }, 'choose-category'],
    [{ choose: 'brand', brand: ' ' }, 'choose-brand'],
    [{ choose: 'list', list: ' ،\n' }, 'paste-codes'],
    [
      { choose: 'list', list: Array.from({ length: PRICE_LIST_MAX_CODES + 1 }, (_, n) => n).join(' ') },
      'too-many-codes',
    ],
  ] as const)('is refused for %j', (given, kind) => {
    expect(readPriceChoice({ ...form, ...given })).toMatchObject({ ok: false, refusal: { kind } })
  })
})

describe('a pasted list', () => {
  it('is parted by lines, tabs and commas of both scripts, and takes each code once', () => {
    expect(readCodes(' A-1, A-2،A-3\tA-4;\r\nA-5؛A-1 ')).toEqual(['A-1', 'A-2', 'A-3', 'A-4', 'A-5'])
  })

  it('takes digits of three scripts', () => {
    expect(readCodes('SKU-۱۲ SKU-١٣ #14')).toEqual(['SKU-12', 'SKU-13', '14'])
  })
})

describe('what a form asks for', () => {
  it.each([
    ['7', 7],
    ['۷٫۵', 7.5],
    ['٧/٢٥', 7.25],
    ['7.5 %', 7.5],
    ['۱۲٪', 12],
    ['1000', 1000],
  ])('reads %s as a percentage', (value, percent) => {
    expect(movedBy({ value })).toEqual({ kind: 'percent', percent })
  })

  it.each(['', '0', '-7', '7.125', '1001', 'هفت', '7 8'])('refuses "%s" as a percentage', (value) => {
    expect(movedBy({ value })).toBe('percent-out-of-range')
  })

  it('reads amounts in the unit that the shop shows', () => {
    expect(movedBy({ move: 'amount', value: '۱۲٬۰۰۰' })).toEqual({ kind: 'amount', amountRial: 120_000 })
    expect(movedBy({ move: 'amount', value: '12,000' }, 'rial')).toEqual({
      kind: 'amount',
      amountRial: 12_000,
    })
  })

  it.each(['', '0', '-5', '1.5', '999999999999999'])('refuses "%s" as an amount', (value) => {
    expect(movedBy({ move: 'amount', value })).toBe('amount-out-of-range')
  })

  it('refuses a rounding that is not offered', () => {
    expect(movedBy({ roundTo: '7' })).toBe('unknown-rounding')
  })

  it('keeps direction, rounding and the struck price as chosen', () => {
    expect(readPriceRule({ ...form, direction: 'down', roundingWay: 'up' }, 'rial')).toMatchObject({
      value: { direction: 'down', roundToRial: 10_000, roundingWay: 'up', keepOldPrice: true },
    })
  })
})
