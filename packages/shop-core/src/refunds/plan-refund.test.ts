import { describe, expect, it } from 'vitest'
import { partMethodOf } from './part-method.ts'
import { planRefund, type RefundFacts, type WantedRefund } from './plan-refund.ts'

/** Three of 1,000,000 less 100,001 with a tax of 90,000, and 50,000 for the post: paid 3,039,999 at a bank. */
const facts = (changed: Partial<RefundFacts> = {}): RefundFacts => ({
  lines: [{ position: 1, quantity: 3, priceRial: 3_000_000, discountRial: 100_001, taxRial: 90_000 }],
  postalRial: 50_000,
  payments: [{ attemptNumber: 7, duePosition: null, takenRial: 3_039_999, givenRial: 0 }],
  given: { units: [], deliveryRial: 0 },
  ...changed,
})
const wanted = (changed: Partial<WantedRefund> = {}): WantedRefund => ({
  units: [{ position: 1, quantity: 1 }],
  deliveryRial: 0,
  goodwillRial: 0,
  ...changed,
})

describe('a refund', () => {
  it('of one of three is its share of what was paid, not of the list price', () => {
    const plan = planRefund(facts(), wanted())
    expect(plan).toMatchObject({ ok: true, value: { goodsRial: 996_666 } })
  })

  it('takes delivery and goodwill with it', () => {
    const plan = planRefund(facts(), wanted({ deliveryRial: 50_000, goodwillRial: 10_000 }))
    expect(plan).toMatchObject({
      value: { parts: [{ attemptNumber: 7, amountRial: 996_666 + 60_000 }] },
    })
  })

  it.each([
    ['more delivery than was paid', { deliveryRial: 50_001 }, 'refund-delivery-too-much'],
    ['more than was taken', { goodwillRial: 3_000_000 }, 'refund-too-much'],
    ['nothing', { units: [] }, 'refund-empty'],
    ['more units than were bought', { units: [{ position: 1, quantity: 4 }] }, 'refund-units-wrong'],
    ['a line that is not there', { units: [{ position: 2, quantity: 1 }] }, 'refund-units-wrong'],
  ] as const)('of %s is refused', (_, changed, kind) => {
    expect(planRefund(facts(), wanted(changed))).toMatchObject({ ok: false, refusal: { kind } })
  })

  it('counts what went back before, also the delivery', () => {
    const given = { units: [{ position: 1, quantity: 2 }], deliveryRial: 50_000 }
    expect(planRefund(facts({ given }), wanted())).toMatchObject({ value: { goodsRial: 996_667 } })
    expect(planRefund(facts({ given }), wanted({ deliveryRial: 1 }))).toMatchObject({
      refusal: { kind: 'refund-delivery-too-much', leftRial: 0 },
    })
  })

  it('goes over several payments, the oldest first', () => {
    const payments = [
      { attemptNumber: 1, duePosition: null, takenRial: 500_000, givenRial: 100_000 },
      { attemptNumber: null, duePosition: 1, takenRial: 300_000, givenRial: 0 },
      { attemptNumber: null, duePosition: 2, takenRial: 900_000, givenRial: 0 },
    ]
    expect(planRefund(facts({ payments }), wanted())).toMatchObject({
      value: {
        parts: [
          { attemptNumber: 1, amountRial: 400_000 },
          { duePosition: 1, amountRial: 300_000 },
          { duePosition: 2, amountRial: 296_666 },
        ],
      },
    })
  })

  it('is never more than a plan has brought so far', () => {
    const payments = [{ attemptNumber: 1, duePosition: null, takenRial: 400_000, givenRial: 0 }]
    expect(planRefund(facts({ payments }), wanted())).toMatchObject({ value: { goodsRial: 400_000 } })
  })
})

describe('the part of a refund over one payment', () => {
  const part = { gateway: 'digipay', reference: '1', state: null }
  it.each([
    ['a bank that gives back in part', part, 'bank'],
    ['one that has been asked', { ...part, state: 'asked' }, 'awaited'],
    ['one that has refused', { ...part, state: 'refused' }, 'by-hand'],
    ['a bank that gives back only the whole', { ...part, gateway: 'zarinpal' }, 'by-hand'],
    ['money from the door', { ...part, gateway: null, reference: null }, 'by-hand'],
    ['what is back', { ...part, state: 'done' }, null],
  ] as const)('of %s', (_, given, method) => {
    expect(partMethodOf(given)).toBe(method)
  })
})
