import { describe, expect, it } from 'vitest'
import { toRial } from '../money.ts'
import { type CodeContext, checkSpecialCode, type SpecialCodeFacts } from './check-special-code.ts'

const code: SpecialCodeFacts = {
  discount: { kind: 'percent', percent: 10 },
  maxDiscountRial: toRial(500_000),
  isActive: true,
  startsAtMs: 1000,
  endsAtMs: 2000,
  minBasketRial: toRial(1_000_000),
  maxUses: 100,
  usedCount: 99,
  maxUsesPerCustomer: 2,
  firstOrderOnly: false,
  marketer: null,
}
const context: CodeContext = {
  nowMs: 1000,
  basketRial: toRial(1_000_000),
  customer: { id: 5, orderCount: 3, usesOfCode: 1 },
}
const marketer = { customerId: 5, name: 'مریم کاظمی', mayUseOwnCode: false }

const checked = (given: Partial<SpecialCodeFacts> = {}, now: Partial<CodeContext> = {}) =>
  checkSpecialCode({ ...code, ...given }, { ...context, ...now })

describe('a code that may be used', () => {
  const terms = { discount: code.discount, maxDiscountRial: 500_000 }

  it('answers its terms, at the edge of all its limits', () => {
    expect(checked()).toEqual({ ok: true, value: { terms, marketerName: null } })
  })

  it('answers the name of the marketer who owns it', () => {
    expect(checked({ marketer: { ...marketer, customerId: 6 } })).toEqual({
      ok: true,
      value: { terms, marketerName: 'مریم کاظمی' },
    })
  })

  it('has no limits where none are set', () => {
    const unlimited = {
      startsAtMs: null,
      endsAtMs: null,
      minBasketRial: null,
      maxUses: null,
      maxUsesPerCustomer: null,
    }
    expect(checked(unlimited, { nowMs: 0, basketRial: toRial(0) }).ok).toBe(true)
  })

  it.each([{ firstOrderOnly: true }, { maxUsesPerCustomer: 0 }, { marketer }])(
    'is not held against a guest before the order: %j',
    (given) => {
      expect(checked(given, { customer: null }).ok).toBe(true)
    },
  )

  it('may be the first order of a customer', () => {
    expect(checked({ firstOrderOnly: true }, { customer: { id: 5, orderCount: 0, usesOfCode: 0 } }).ok).toBe(
      true,
    )
  })

  it('may be used by its marketer where the shop allows it', () => {
    expect(checked({ marketer: { ...marketer, mayUseOwnCode: true } }).ok).toBe(true)
  })
})

describe('a code that may not be used', () => {
  it('is one that nobody made', () => {
    expect(checkSpecialCode(undefined, context)).toEqual({ ok: false, refusal: { kind: 'code-not-found' } })
  })

  it.each([
    [{ isActive: false }, {}, { kind: 'code-not-found' }],
    [{}, { nowMs: 999 }, { kind: 'code-not-started', startsAtMs: 1000 }],
    [{}, { nowMs: 2000 }, { kind: 'code-expired', endsAtMs: 2000 }],
    [{ usedCount: 100 }, {}, { kind: 'code-used-up' }],
    [{}, { basketRial: toRial(999_999) }, { kind: 'code-basket-too-small', minBasketRial: 1_000_000 }],
    [{ firstOrderOnly: true }, {}, { kind: 'code-first-order-only' }],
    [{ maxUsesPerCustomer: 1 }, {}, { kind: 'code-used-by-customer', maxUses: 1 }],
    [{ marketer }, {}, { kind: 'code-of-own-marketer' }],
  ])('is refused with %j at %j', (given, now, refusal) => {
    expect(checked(given, now)).toEqual({ ok: false, refusal })
  })
})
