import { propertyRuns } from '@rasteh/test-kit/property'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ORDER_STATES } from '../order/order-state.ts'
import { PAYMENT_METHOD_IDS } from '../payment/payment-method.ts'
import {
  askedFilters,
  NO_ORDER_FILTER,
  ORDER_FILTER_KINDS,
  type OrderFilter,
  withoutFilter,
} from './order-filter.ts'
import { ORDER_AMOUNT_MAX, readOrderFilter, writeOrderFilter } from './read-order-filter.ts'

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null })
const day = fc
  .date({ min: new Date('2002-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const rial = fc.nat(ORDER_AMOUNT_MAX)
const words = fc.constantFrom('تهران', 'شهر ری', 'قوری چینی', 'ABC-12', 'نیم‌فاصله')

const filters: fc.Arbitrary<OrderFilter> = fc
  .record({
    states: fc.subarray([...ORDER_STATES]),
    days: fc.tuple(maybe(day), maybe(day)),
    provinceId: maybe(fc.integer({ min: 1, max: 31 })),
    city: maybe(words),
    deliveryMethodId: maybe(fc.integer({ min: 1, max: 2 ** 31 - 1 })),
    methodId: maybe(fc.constantFrom(...PAYMENT_METHOD_IDS)),
    rials: fc.tuple(maybe(rial), maybe(rial)),
    product: maybe(words),
    code: maybe(fc.constantFrom('NOWRUZ', 'یلدا', 'A-10')),
    hasNote: fc.boolean(),
  })
  .map(({ days, rials, ...rest }) => {
    const [[fromDay, toDay], [minRial, maxRial]] = [turned(days), turned(rials)]
    return { ...rest, fromDay, toDay, minRial, maxRial }
  })

function turned<End extends string | number>([one, other]: [End | null, End | null]) {
  return one !== null && other !== null && one > other ? ([other, one] as const) : ([one, other] as const)
}

describe('a filter in a URL', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        expect(readOrderFilter(writeOrderFilter(filter))).toEqual(filter)
      }),
      propertyRuns(),
    )
  })

  it('means one thing, whatever was typed into the URL', () => {
    const names = [
      'from',
      'to',
      'state',
      'province',
      'city',
      'delivery',
      'payment',
      'min',
      'max',
      'product',
      'code',
      'note',
    ]
    const typed = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 90 }),
      fc.constantFrom('۱۴۰۵/۰۹/۰۱', '١٤٠٥-٩-١', '۱۲٬۰۰۰', '1', 'delivered,shipped', '\ud800', 'ﬁ'),
      fc.array(fc.string(), { maxLength: 2 }),
    )
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), typed), (params) => {
        const read = readOrderFilter(params)
        expect(readOrderFilter(writeOrderFilter(read))).toEqual(read)
        expect(Object.values(writeOrderFilter(read)).every((text) => text.isWellFormed())).toBe(true)
      }),
      propertyRuns(),
    )
  })

  it.each([
    [
      { from: '۱۴۰۵/۰۹/۰۱', to: '١٤٠٥/٠٩/٣٠' },
      { fromDay: '2026-11-22', toDay: '2026-12-21' },
    ],
    [
      { from: '1405/09/30', to: '1405/09/01' },
      { fromDay: '2026-11-22', toDay: '2026-12-21' },
    ],
    [
      { min: '۱٬۰۰۰٬۰۰۰', max: '٢٠٠٠' },
      { minRial: 2_000, maxRial: 1_000_000 },
    ],
    [{ state: 'delivered,lost,shipped' }, { states: ['shipped', 'delivered'] }],
    [
      { province: '٨', city: '  شهر   ري ' },
      { provinceId: 8, city: 'شهر ری' },
    ],
    [{ code: ' nowruz۱۴ ' }, { code: 'NOWRUZ14' }],
    [{ payment: '4' }, {}],
    [{ province: '32' }, {}],
    [{ from: '1405/13/01', min: '1,5', delivery: '0', note: 'yes' }, {}],
    [{ min: '9'.repeat(15) }, {}],
    [{ city: ['a', 'b'] }, {}],
  ])('%j says %j', (params, asked) => {
    expect(readOrderFilter(params)).toEqual({ ...NO_ORDER_FILTER, ...asked })
  })
})

describe('a filter that is shown as chips', () => {
  it('loses one filter at a time, and no other with it', () => {
    fc.assert(
      fc.property(filters, fc.constantFrom(...ORDER_FILTER_KINDS), (filter, kind) => {
        const rest = withoutFilter(filter, kind)
        expect(askedFilters(rest)).toEqual(askedFilters(filter).filter((asked) => asked !== kind))
      }),
      propertyRuns(),
    )
  })

  it('asks nothing when all are taken away', () => {
    expect(askedFilters(NO_ORDER_FILTER)).toEqual([])
    expect(
      ORDER_FILTER_KINDS.reduce(withoutFilter, { ...NO_ORDER_FILTER, city: 'ری', hasNote: true, minRial: 0 }),
    ).toEqual(NO_ORDER_FILTER)
  })
})
