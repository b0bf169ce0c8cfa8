import { describe, expect, it } from 'vitest'
import type { PaymentMethodId } from '../payment/payment-method.ts'
import {
  type PaymentEvent,
  type PaymentOptions,
  type PaymentSelection,
  shownPaymentList,
  startPaymentSelection,
  stepPaymentSelection,
} from './payment-selection.ts'

const options: PaymentOptions = {
  methodIds: [1, 2, 3, 5, 6, 7],
  bankIds: [31, 32],
  installmentBankIds: [61, 62],
  installmentPlanIds: [71, 72],
}
const nothing: PaymentSelection = { methodId: null, bankId: null, installmentPlanId: null }
const bare: PaymentOptions = { ...options, bankIds: [], installmentBankIds: [], installmentPlanIds: [] }

const choose = (methodId: PaymentMethodId, given = options) =>
  stepPaymentSelection(nothing, { kind: 'method-chosen', methodId }, given)

const step = (selection: PaymentSelection, event: PaymentEvent) =>
  stepPaymentSelection(selection, event, options)

describe('the list a method reveals', () => {
  it.each([
    [3, 'banks'],
    [6, 'installment-banks'],
    [7, 'installment-plans'],
    [1, null],
    [2, null],
    [5, null],
  ] as const)('is, for method %i, %s', (methodId, list) => {
    expect(shownPaymentList({ ...nothing, methodId })).toBe(list)
  })

  it('is none before a method is chosen', () => {
    expect(shownPaymentList(nothing)).toBeNull()
  })
})

describe('choosing a method', () => {
  it('selects the first bank for 3', () => {
    expect(choose(3)).toEqual({ methodId: 3, bankId: 31, installmentPlanId: null })
  })

  it.each([1, 2, 5, 6] as const)('selects the first instalment bank for %i', (methodId) => {
    expect(choose(methodId)).toEqual({ methodId, bankId: 61, installmentPlanId: null })
  })

  it('selects the first instalment bank and the first plan for 7', () => {
    expect(choose(7)).toEqual({ methodId: 7, bankId: 61, installmentPlanId: 71 })
  })

  it.each([3, 6, 7] as const)('selects nothing more for %i where the lists are empty', (methodId) => {
    expect(choose(methodId, bare)).toEqual({ methodId, bankId: null, installmentPlanId: null })
  })

  it('lets go of the plan when the method is no longer 7', () => {
    expect(step(choose(7), { kind: 'method-chosen', methodId: 3 })).toEqual(choose(3))
  })

  it('changes nothing when the shop does not offer it', () => {
    const only3 = { ...options, methodIds: [3 as const] }
    expect(choose(6, only3)).toEqual(nothing)
  })
})

describe('opening the checkout', () => {
  it('chooses a sole method with its first bank', () => {
    expect(startPaymentSelection({ ...options, methodIds: [3] })).toEqual(choose(3))
  })

  it('chooses nothing among several methods', () => {
    expect(startPaymentSelection(options)).toEqual(nothing)
  })

  it('chooses nothing where there is none', () => {
    expect(startPaymentSelection({ ...options, methodIds: [] })).toEqual(nothing)
  })
})

describe('choosing from a list', () => {
  it('takes a bank for 3', () => {
    expect(step(choose(3), { kind: 'bank-chosen', bankId: 32 }).bankId).toBe(32)
  })

  it('takes an instalment bank for 6', () => {
    expect(step(choose(6), { kind: 'bank-chosen', bankId: 62 }).bankId).toBe(62)
  })

  it('takes no instalment bank for 3', () => {
    expect(step(choose(3), { kind: 'bank-chosen', bankId: 62 }).bankId).toBe(31)
  })

  it('takes a plan for 7', () => {
    expect(step(choose(7), { kind: 'plan-chosen', installmentPlanId: 72 }).installmentPlanId).toBe(72)
  })

  it('takes no plan that is not offered', () => {
    expect(step(choose(7), { kind: 'plan-chosen', installmentPlanId: 99 }).installmentPlanId).toBe(71)
  })

  it('takes no plan for another method', () => {
    expect(step(choose(3), { kind: 'plan-chosen', installmentPlanId: 72 }).installmentPlanId).toBeNull()
  })
})

describe.each(['basket-changed', 'code-applied'] as const)('after %s', (kind) => {
  it('method 7 and its plan are let go', () => {
    expect(step(choose(7), { kind })).toMatchObject({ methodId: null, installmentPlanId: null })
  })

  it('the plan list is hidden', () => {
    expect(shownPaymentList(step(choose(7), { kind }))).toBeNull()
  })

  it.each([1, 3, 6] as const)('method %i stays chosen', (methodId) => {
    expect(step(choose(methodId), { kind })).toEqual(choose(methodId))
  })
})
