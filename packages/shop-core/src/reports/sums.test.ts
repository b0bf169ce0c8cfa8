import { describe, expect, it } from 'vitest'
import { addDays } from './days.ts'
import { readRange } from './period.ts'
import { type DaySums, stepKindOf, toSteps } from './steps.ts'
import {
  addSums,
  afterRefundsRial,
  averageOrderRial,
  changeOf,
  daysOfCover,
  NO_SALES,
  netGoodsRial,
} from './sums.ts'

const day = (name: string, payableRial: number): DaySums => ({
  ...NO_SALES,
  day: name,
  orders: 1,
  payableRial,
})
function range(from: string, to: string) {
  const read = readRange(from, to)
  if (!read.ok) throw new Error(read.refusal.kind)
  return read.value
}

describe('sums', () => {
  const sums = {
    ...NO_SALES,
    orders: 3,
    goodsRial: 1_000,
    discountRial: 100,
    payableRial: 1_000,
    refundRial: 250,
  }

  it('say what goods came to, an order on average, and what is left after refunds', () => {
    expect([netGoodsRial(sums), averageOrderRial(sums), afterRefundsRial(sums)]).toEqual([900, 333, 750])
    expect(averageOrderRial(NO_SALES)).toBe(0)
  })

  it('are added measure by measure', () => {
    expect(addSums(sums, sums)).toEqual({
      ...NO_SALES,
      orders: 6,
      goodsRial: 2_000,
      discountRial: 200,
      payableRial: 2_000,
      refundRial: 500,
    })
    expect(addSums(sums, NO_SALES)).toEqual(sums)
  })
})

describe('a change', () => {
  it.each([
    [150, 100, { kind: 'up', percent: 50 }],
    [50, 100, { kind: 'down', percent: 50 }],
    [1_001, 1_000, { kind: 'up', percent: 0.1 }],
    [0, 100, { kind: 'down', percent: 100 }],
    [100, 100, { kind: 'same' }],
    [0, 0, { kind: 'same' }],
    [5, 0, { kind: 'new' }],
    [5, -5, { kind: 'new' }],
    [-5, 0, { kind: 'down', percent: 0 }],
  ])('from %i against %i is %j', (now, before, change) => {
    expect(changeOf(now, before)).toEqual(change)
  })
})

describe('days of cover', () => {
  it('last as long as the pace of sales lets them, and for ever where nothing is sold', () => {
    expect(daysOfCover(10, 30, 30)).toBe(10)
    expect(daysOfCover(10, 7, 30)).toBe(42)
    expect(daysOfCover(0, 7, 30)).toBe(0)
    expect(daysOfCover(10, 0, 30)).toBeNull()
  })
})

describe('the steps of a range', () => {
  it('are its days, and every day is there', () => {
    const given = range('1405/8/1', '1405/8/3')
    const steps = toSteps(given, [day(given.from, 5), day(given.to, 7), day('2020-01-01', 100)])
    expect(steps.map(({ sums }) => sums.payableRial)).toEqual([5, 0, 7])
  })

  it('are Jalali months where it is long, cut at its ends', () => {
    const given = range('1404/11/15', '1405/3/10')
    const steps = toSteps(given, [
      day(given.from, 5),
      day('2026-03-20', 3),
      day('2026-03-21', 4),
      day(given.to, 7),
    ])
    expect(stepKindOf(given)).toBe('month')
    expect(steps.map(({ sums }) => sums.payableRial)).toEqual([5, 3, 4, 0, 7])
    const dayBefore = toSteps(given, [day(addDays(given.from, -1), 100), day(addDays(given.to, 1), 100)])
    expect(dayBefore.every(({ sums }) => sums.payableRial === 0)).toBe(true)
    expect([steps[0]?.from, steps.at(-1)?.to]).toEqual([given.from, given.to])
  })

  it('come to the sums of all days of the range', () => {
    const given = range('1403/1/1', '1405/12/29')
    const days = [day('2024-03-20', 1), day('2025-03-20', 2), day('2026-01-01', 3)]
    const total = toSteps(given, days).reduce((sum, { sums }) => sum + sums.payableRial, 0)
    expect(total).toBe(6)
  })
})
