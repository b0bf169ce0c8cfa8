import { describe, expect, it } from 'vitest'
import { toRial } from '../money.ts'
import { previewPrice, previewPrices } from './preview-prices.ts'
import { PRICE_RIAL_MAX, type PriceRule } from './price-rule.ts'

const rule: PriceRule = {
  move: { kind: 'percent', percent: 7 },
  direction: 'up',
  roundToRial: 1,
  roundingWay: 'nearest',
  keepOldPrice: false,
}
const cut: PriceRule = { ...rule, move: { kind: 'percent', percent: 10 }, direction: 'down' }

const priced = (price: number | null, struck: number | null = null) => ({
  variantId: 1,
  unitRial: price === null ? null : toRial(price),
  struckRial: struck === null ? null : toRial(struck),
  highestRial: price === null ? null : toRial(Math.max(price, struck ?? 0)),
  isOffered: false,
})
const after = (price: number, given: Partial<PriceRule> = {}, unit: 'toman' | 'rial' = 'rial') =>
  previewPrice(priced(price), { ...rule, ...given }, unit).new?.unitRial

describe('a new price', () => {
  it.each([
    [1_000_000, {}, 1_070_000],
    [1_000_000, { direction: 'down' }, 930_000],
    [1_000_000, { move: { kind: 'amount', amountRial: toRial(50_000) } }, 1_050_000],
    [1_000_000, { move: { kind: 'amount', amountRial: toRial(50_000) }, direction: 'down' }, 950_000],
    [1_000_000, { move: { kind: 'percent', percent: 7.25 } }, 1_072_500],
    [999_999, { roundToRial: 10_000 }, 1_070_000],
    [1_001, { roundToRial: 1_000, roundingWay: 'up' }, 2_000],
    [1_999, { roundToRial: 1_000, roundingWay: 'down', move: { kind: 'percent', percent: 50 } }, 2_000],
    [1_000, { roundToRial: 100, move: { kind: 'percent', percent: 15 } }, 1_200],
  ] as const)('of %i under %j is %i', (price, given, expected) => {
    expect(after(price, given)).toBe(expected)
  })

  it('is in whole Tomans where the shop shows Toman, whatever rounding was asked for', () => {
    expect(after(1_234_567, {}, 'toman')).toBe(1_320_990)
    expect(after(1_234_567, {}, 'rial')).toBe(1_320_987)
  })

  it.each([
    ['no-price', null, rule],
    ['would-be-zero', 1_000, { ...cut, move: { kind: 'amount', amountRial: toRial(1_000) } }],
    ['would-be-zero', 1_000, { ...cut, move: { kind: 'amount', amountRial: toRial(5_000) } }],
    ['would-be-zero', 400, { ...cut, roundToRial: 1_000 }],
    ['would-be-zero', 0, rule],
    ['too-high', PRICE_RIAL_MAX, rule],
    ['unchanged', 1_000, { ...rule, move: { kind: 'percent', percent: 0.01 } }],
  ] as const)('is refused as %s for %s', (refusal, price, given) => {
    expect(previewPrice(priced(price), given, 'rial')).toMatchObject({ new: null, refusal })
  })

  it('needs no safe product on the way to a refusal', () => {
    const most = { ...rule, move: { kind: 'percent', percent: 1_000 } } as const
    expect(previewPrice(priced(Number.MAX_SAFE_INTEGER), most, 'rial').refusal).toBe('too-high')
  })
})

describe('the struck price', () => {
  const struck = (given: ReturnType<typeof priced>, byRule: PriceRule) =>
    previewPrice(given, byRule, 'rial').new?.struckRial

  it('is the price of before after a cut, if that is wished', () => {
    expect(struck(priced(1_000), { ...cut, keepOldPrice: true })).toBe(1_000)
    expect(struck(priced(1_000, 5_000), { ...cut, keepOldPrice: true })).toBe(1_000)
  })

  it('stays as it is otherwise', () => {
    expect(struck(priced(1_000, 5_000), cut)).toBe(5_000)
    expect(struck(priced(1_000), cut)).toBeNull()
    expect(struck(priced(1_000, 5_000), rule)).toBe(5_000)
  })

  it('is dropped when it would not lie above the new price', () => {
    expect(struck(priced(1_000, 1_070), rule)).toBeNull()
    expect(struck(priced(1_000, 1_071), rule)).toBe(1_071)
    expect(struck(priced(1_000), { ...rule, keepOldPrice: true })).toBeNull()
  })
})

describe('a struck price that shoppers were not asked', () => {
  const untrue = { ...priced(1_000, 5_000), highestRial: toRial(1_000) }

  it('is refused under a lower price, and stays with a higher one', () => {
    expect(previewPrice(untrue, cut, 'rial')).toMatchObject({ new: null, refusal: 'struck-never-asked' })
    expect(previewPrice(untrue, rule, 'rial').new?.struckRial).toBe(5_000)
    expect(previewPrices([untrue], cut, 'rial').refused['struck-never-asked']).toBe(1)
  })

  it('gives way to the price of before, if that is wished', () => {
    expect(previewPrice(untrue, { ...cut, keepOldPrice: true }, 'rial').new?.struckRial).toBe(1_000)
  })

  it('is the raised price under a running offer', () => {
    const offered = { ...priced(1_000), isOffered: true }
    expect(previewPrice(offered, rule, 'rial').refusal).toBe('struck-never-asked')
    expect(previewPrice(offered, cut, 'rial').refusal).toBeNull()
  })
})

describe('a preview', () => {
  it('counts what changes, what is refused and what is worth a second look', () => {
    const variants = [priced(1_000), priced(null), priced(1), priced(2_000)]
    const half = { ...cut, move: { kind: 'amount', amountRial: toRial(501) } } as const
    const preview = previewPrices(variants, half, 'rial')
    expect(preview.rows.map((row) => row.new?.unitRial ?? row.refusal)).toEqual([
      499,
      'no-price',
      'would-be-zero',
      1_499,
    ])
    expect(preview).toMatchObject({
      changing: 2,
      refused: { 'no-price': 1, 'would-be-zero': 1, 'too-high': 0, unchanged: 0 },
      warned: { 'big-drop': 1, 'big-rise': 0 },
    })
  })

  it.each([
    [500, 'down', null],
    [501, 'down', 'big-drop'],
    [1_000, 'up', null],
    [1_001, 'up', 'big-rise'],
  ] as const)('of 1000 moved by %i %s warns %s', (amount, direction, warning) => {
    const given = { ...rule, direction, move: { kind: 'amount', amountRial: toRial(amount) } } as const
    expect(previewPrice(priced(1_000), given, 'rial').warning).toBe(warning)
  })
})
