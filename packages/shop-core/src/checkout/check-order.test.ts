import { describe, expect, it } from 'vitest'
import type { PricedBasket, PricedLine } from '../basket.ts'
import { toRial } from '../money.ts'
import { accept, refuse } from '../outcome.ts'
import { checkOrder, type OrderInput } from './check-order.ts'

const line = { notices: [], facts: { title: 'قوری' } } as unknown as PricedLine
const basket = {
  lines: [line],
  totals: { payablePriceRial: toRial(1_000_000) },
  onlyDownloadable: false,
  warning: null,
} as unknown as PricedBasket
const postal = accept({ costRial: toRial(50_000), paidOnArrival: false })
const input: OrderInput = {
  basket,
  codeRefusal: null,
  rulesAccepted: true,
  openOrderId: null,
  hasAddress: true,
  postal,
  promise: accept(null),
  selection: { methodId: 3, bankId: 31, installmentPlanId: null },
  options: { methodIds: [1, 3], bankIds: [31], installmentBankIds: [], installmentPlanIds: [] },
  expectedPayableRial: toRial(1_050_000),
  economicCode: '',
}
const refusalOf = (changed: Partial<OrderInput>) => {
  const outcome = checkOrder({ ...input, ...changed })
  return outcome.ok ? null : outcome.refusal
}

describe('an order', () => {
  it('is for the goods and their sending', () => {
    expect(checkOrder(input)).toEqual(
      accept({
        payment: { methodId: 3, bankId: 31, installmentPlanId: null },
        postal: postal.ok && postal.value,
        promise: null,
        payableRial: 1_050_000,
        economicCode: null,
      }),
    )
  })

  it('keeps the day and hours that were promised, and none of them where nothing is sent', () => {
    const promise = { day: '2026-11-21', fromHour: 9, toHour: 12 }
    expect(checkOrder({ ...input, promise: accept(promise) })).toMatchObject({ ok: true, value: { promise } })
    const downloads = { ...basket, onlyDownloadable: true }
    const downloaded = { basket: downloads, promise: accept(promise), expectedPayableRial: toRial(1_000_000) }
    expect(checkOrder({ ...input, ...downloaded })).toMatchObject({ ok: true, value: { promise: null } })
  })

  it('keeps the economic code of a company, and refuses one that is none', () => {
    const kept = checkOrder({ ...input, economicCode: '۱۴۰۰۳۴۵۶۷۸۹' })
    expect(kept.ok && kept.value.economicCode).toBe('14003456789')
    expect(refusalOf({ economicCode: '12' })).toEqual({ kind: 'economic-code-wrong' })
  })

  it('of downloads needs no address and costs no sending', () => {
    const outcome = checkOrder({
      ...input,
      basket: { ...basket, onlyDownloadable: true },
      hasAddress: false,
      postal: null,
      expectedPayableRial: toRial(1_000_000),
    })
    expect(outcome).toMatchObject({ ok: true, value: { payableRial: 1_000_000 } })
  })

  it.each([
    ['nothing chosen', null],
    ['a courier in the request all the same', postal],
  ])('that is collected at the shop needs no address and costs no sending: %s', (_, asked) => {
    const collected: OrderInput = {
      ...input,
      hasAddress: false,
      postal: asked,
      selection: { methodId: 5, bankId: null, installmentPlanId: null },
      options: { ...input.options, methodIds: [1, 3, 5] },
      expectedPayableRial: toRial(1_000_000),
    }
    expect(checkOrder(collected)).toMatchObject({
      ok: true,
      value: { payableRial: 1_000_000, postal: { costRial: 0, paidOnArrival: false } },
    })
    expect(refusalOf({ ...collected, expectedPayableRial: toRial(1_050_000) })).toEqual({
      kind: 'price-changed',
      payableRial: 1_000_000,
    })
  })

  const stockOut = { kind: 'stock-exceeded', stock: 1, unit: 'عدد' } as const
  it.each<[string, Partial<OrderInput>, object]>([
    [
      'without lines',
      { basket: { ...basket, lines: [] }, openOrderId: 'o1' },
      { kind: 'basket-empty', openOrderId: 'o1' },
    ],
    ['without the rules', { rulesAccepted: false }, { kind: 'rules-not-accepted' }],
    [
      'with a line that cannot be had',
      { basket: { ...basket, lines: [{ ...line, notices: [stockOut] }] } },
      { kind: 'line-not-orderable', title: 'قوری', reason: stockOut },
    ],
    [
      'below the smallest basket',
      { basket: { ...basket, warning: { kind: 'basket-below-min', amountRial: toRial(5) } } },
      { kind: 'basket-below-min', amountRial: 5 },
    ],
    [
      'with a code that counts no more',
      { codeRefusal: { kind: 'code-used-up' } },
      { kind: 'code-refused', reason: 'code-used-up' },
    ],
    ['without an address', { hasAddress: false }, { kind: 'address-required' }],
    ['without a way of sending', { postal: null }, { kind: 'delivery-required' }],
    [
      'by a way that does not go there',
      { postal: refuse({ kind: 'delivery-not-offered', deliveryMethodId: 4 }) },
      { kind: 'delivery-not-offered', deliveryMethodId: 4 },
    ],
    [
      'by a way that is full',
      { promise: refuse({ kind: 'delivery-full', deliveryMethodId: 4 }) },
      { kind: 'delivery-full', deliveryMethodId: 4 },
    ],
    [
      'without a way to pay',
      { selection: { methodId: null, bankId: null, installmentPlanId: null } },
      { kind: 'payment-method-required' },
    ],
    [
      'for another amount than was shown',
      { expectedPayableRial: toRial(1) },
      { kind: 'price-changed', payableRial: 1_050_000 },
    ],
  ])('is refused %s', (_, changed, refusal) => {
    expect(refusalOf(changed)).toEqual(refusal)
  })

  it('is not refused for a price that changed and was shown', () => {
    const notices = [
      { kind: 'price-changed', fromRial: toRial(1), toRial: toRial(2) },
    ] as PricedLine['notices']
    expect(refusalOf({ basket: { ...basket, lines: [{ ...line, notices }] } })).toBeNull()
  })
})
