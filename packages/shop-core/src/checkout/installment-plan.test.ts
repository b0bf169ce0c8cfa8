import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addRial, toRial } from '../money.ts'
import { toPlanTerms } from './installment-plan.ts'

const plan = { id: 1, months: 3, downPaymentPercent: 20, monthlyFeePercent: 2 }
// 24 Aban 1405 in Tehran.
const nowMs = Date.UTC(2026, 10, 15, 9)
const termsOf = (payable: number, changed: Partial<typeof plan> = {}, unit: 'rial' | 'toman' = 'toman') =>
  toPlanTerms({ ...plan, ...changed }, toRial(payable), { nowMs, unit })

describe('an instalment plan', () => {
  it('is a down payment, and dues on the same day of the next Jalali months', () => {
    expect(termsOf(10_000_000)).toEqual({
      downPaymentRial: 2_000_000,
      totalRial: 10_480_000,
      dues: [
        { dueOn: '2026-12-15', amountRial: 2_826_670 },
        { dueOn: '2027-01-14', amountRial: 2_826_670 },
        { dueOn: '2027-02-13', amountRial: 2_826_660 },
      ],
    })
  })

  it('falls due on the last day of a month that is too short', () => {
    // 31 Shahrivar 1405: Mehr has thirty days.
    const [first] = toPlanTerms(plan, toRial(1_000_000), {
      nowMs: Date.UTC(2026, 8, 22, 9),
      unit: 'toman',
    }).dues
    expect(first?.dueOn).toBe('2026-10-22')
  })

  it('has no dues when all is paid down', () => {
    expect(termsOf(1_000_000, { downPaymentPercent: 100 })).toEqual({
      downPaymentRial: 1_000_000,
      totalRial: 1_000_000,
      dues: [],
    })
  })

  it('is exactly its down payment and its dues, and never less than the amount', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000_00 }),
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 0, max: 100 }),
        fc.integer({ min: 0, max: 10 }),
        (tomans, months, downPaymentPercent, monthlyFeePercent) => {
          const payable = tomans * 10
          const { downPaymentRial, totalRial, dues } = termsOf(payable, {
            months,
            downPaymentPercent,
            monthlyFeePercent,
          })
          expect(addRial(downPaymentRial, ...dues.map(({ amountRial }) => amountRial))).toBe(totalRial)
          expect(totalRial).toBeGreaterThanOrEqual(payable)
          expect(dues.every(({ amountRial }) => amountRial % 10 === 0)).toBe(true)
        },
      ),
    )
  })
})
