import type { PaymentOptions } from '@rasteh/shop-core/checkout'
import { describe, expect, it } from 'vitest'
import { fitSelection } from './payment-options.ts'

const options: PaymentOptions = {
  methodIds: [1, 3, 7],
  bankIds: [5],
  installmentBankIds: [],
  installmentPlanIds: [9],
}

describe('a selection under a new offer', () => {
  it.each([
    { methodId: 3, bankId: 5, installmentPlanId: null },
    { methodId: 7, bankId: null, installmentPlanId: 9 },
    { methodId: null, bankId: null, installmentPlanId: null },
  ] as const)('stays as it is while all of it is offered: %j', (selection) => {
    expect(fitSelection(selection, options)).toEqual(selection)
  })

  it.each([
    { methodId: 6, bankId: null, installmentPlanId: null },
    { methodId: 3, bankId: 4, installmentPlanId: null },
    { methodId: 7, bankId: null, installmentPlanId: 8 },
  ] as const)('is let go when part of it is gone: %j', (selection) => {
    expect(fitSelection(selection, options).methodId).toBeNull()
  })
})
