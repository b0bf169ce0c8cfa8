import { expect, it } from 'vitest'
import { toRial } from '../money.ts'
import { type PaymentSetUp, toPaymentOptions } from './payment-offer.ts'

const always = { minPayableRial: null, maxPayableRial: null }
const setUp: PaymentSetUp = {
  methods: ([1, 2, 3, 5, 6, 7] as const).map((id) => ({ id, ...always })),
  bankIds: [31],
  installmentBankIds: [61],
  plans: [{ id: 71, ...always }],
  hasCard: true,
}
const amount = { goodsRial: toRial(900_000), postalRial: toRial(100_000), onlyDownloadable: false }
const methods = (changed: Partial<PaymentSetUp>, of: Partial<typeof amount> = {}) =>
  toPaymentOptions({ ...setUp, ...changed }, { ...amount, ...of }).methodIds

it('offers every way that leads somewhere', () => {
  expect(methods({})).toEqual([1, 2, 3, 5, 6, 7])
})

it.each([
  ['a bank', { bankIds: [] }, [1, 2, 5, 6]],
  ['an instalment bank', { installmentBankIds: [] }, [1, 2, 3, 5, 7]],
  ['a plan', { plans: [] }, [1, 2, 3, 5, 6]],
  ['a card', { hasCard: false }, [1, 3, 5, 6, 7]],
])('offers no way that would need %s when there is none', (_, changed, left) => {
  expect(methods(changed)).toEqual(left)
})

it('offers neither the door nor the counter for what is downloaded', () => {
  expect(methods({}, { onlyDownloadable: true })).toEqual([2, 3, 6, 7])
})

it.each([
  [{ minPayableRial: toRial(1_000_001), maxPayableRial: null }, []],
  [{ minPayableRial: null, maxPayableRial: toRial(999_999) }, []],
  [{ minPayableRial: toRial(1_000_000), maxPayableRial: toRial(1_000_000) }, [3]],
])('keeps a way to its amounts: %j', (bounds, left) => {
  expect(methods({ methods: [{ id: 3, ...bounds }] })).toEqual(left)
})

it('judges collecting at the shop by the goods alone, and the others with their sending', () => {
  const bounds = { minPayableRial: null, maxPayableRial: toRial(900_000) }
  expect(methods({ methods: ([3, 5] as const).map((id) => ({ id, ...bounds })) })).toEqual([5])
})

it('keeps a plan to its amounts', () => {
  const plans = [
    { id: 71, ...always },
    { id: 72, minPayableRial: toRial(2_000_000), maxPayableRial: null },
  ]
  expect(toPaymentOptions({ ...setUp, plans }, amount).installmentPlanIds).toEqual([71])
})
