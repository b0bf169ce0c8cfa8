import type { CheckoutQuery, CheckoutWire } from '@rasteh/contracts/checkout'
import type { OrderGiftsWire, WantedGift } from '@rasteh/contracts/gift'
import { toGiftAddRequest } from '@rasteh/contracts/gift'
import type { NextWire, OrdersWire, OrderWire, ReceiptRequest } from '@rasteh/contracts/orders'
import { ADDED_PATHS, fillPath, PATHS } from '@rasteh/contracts/paths'
import { callShop, type ShopCall } from './call-shop.ts'
import { callOwn, type OwnAnswer } from './own-call.ts'

/** What became of a change to an order: how it now is, or the word for why not; an outage has no word. */
export type OrderAnswer<Value> = { isDone: true; value: Value } | { isDone: false; refusal: string }

const same = <Wire>(wire: Wire) => wire

/** The calls about checking out and about one's own orders. */
export const orderCalls = {
  loadCheckout: (
    chosen: Partial<Record<keyof CheckoutQuery, string | number | undefined>>,
  ): Promise<OwnAnswer<CheckoutWire>> => {
    const query = new URLSearchParams(
      Object.entries(chosen).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
    )
    const path = query.size > 0 ? `${ADDED_PATHS.checkout}?${query}` : ADDED_PATHS.checkout
    return callOwn<CheckoutWire, CheckoutWire>({ label: 'checkout.get', method: 'GET', path }, same)
  },
  loadOrders: (cursor: number | null): Promise<OwnAnswer<OrdersWire>> => {
    const path = cursor === null ? ADDED_PATHS.orders : `${ADDED_PATHS.orders}?cursor=${cursor}`
    return callOwn<OrdersWire, OrdersWire>({ label: 'orders.get', method: 'GET', path }, same)
  },
  load: (id: string): Promise<OwnAnswer<OrderWire>> => {
    const path = fillPath(ADDED_PATHS.order, { id })
    return callOwn<OrderWire, OrderWire>({ label: 'order.get', method: 'GET', path }, same)
  },
  loadGifts: (id: string): Promise<OwnAnswer<OrderGiftsWire>> => {
    const path = fillPath(ADDED_PATHS.orderGifts, { id })
    return callOwn<OrderGiftsWire, OrderGiftsWire>({ label: 'order.gifts', method: 'GET', path }, same)
  },
  pay: (id: string, bankId: number | null) =>
    change<NextWire>({
      label: 'order.pay',
      method: 'POST',
      path: fillPath(ADDED_PATHS.orderPay, { id }),
      body: { BankID: bankId },
    }),
  cancel: (id: string) =>
    change<OrderWire>({
      label: 'order.cancel',
      method: 'POST',
      path: fillPath(ADDED_PATHS.orderCancel, { id }),
    }),
  giveReceipt: (id: string, body: ReceiptRequest) =>
    change<OrderWire>({
      label: 'order.receipt',
      method: 'POST',
      path: fillPath(ADDED_PATHS.orderReceipt, { id }),
      body,
    }),
  addGift: (gift: WantedGift) =>
    change<true>({ label: 'gift.add', method: 'POST', path: PATHS.giftAdd, body: toGiftAddRequest(gift) }),
}

async function change<Value>(call: ShopCall): Promise<OrderAnswer<Value>> {
  try {
    const answer = await callShop(call)
    if (answer.ok) return { isDone: true, value: await answer.json() }
    const { Message, Refusal }: { Message?: string; Refusal?: { kind: string } } = await answer.json()
    return { isDone: false, refusal: answer.status < 500 ? (Refusal?.kind ?? Message ?? '') : '' }
  } catch {
    return { isDone: false, refusal: '' }
  }
}
