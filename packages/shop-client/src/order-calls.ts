import type { CheckoutWire } from '@rasteh/contracts/checkout'
import { type OrderGiftsWire, toGiftAddRequest, type WantedGift } from '@rasteh/contracts/gift'
import type { NextWire, OrdersWire, OrderWire } from '@rasteh/contracts/orders'
import { ADDED_PATHS, fillPath, PATHS } from '@rasteh/contracts/paths'
import { callShop, type ShopCall } from './call-shop.ts'
import { type CurrentUserAnswer, callAsCurrentUser } from './current-user-call.ts'
import {
  type Checkout,
  type CheckoutChoice,
  type Order,
  type OrderGifts,
  type OrderList,
  type Receipt,
  toCheckout,
  toCheckoutQuery,
  toOrder,
  toOrderGifts,
  toOrderList,
  toReceiptRequest,
} from './order-from-wire.ts'

/** What became of a change to an order: how it now is, or the word for why not; an outage has no word. */
export type OrderAnswer<Value> = { isDone: true; value: Value } | { isDone: false; refusal: string }

/** The calls about checking out and about the customer's orders. */
export const orderCalls = {
  loadCheckout: (chosen: CheckoutChoice): Promise<CurrentUserAnswer<Checkout>> => {
    const query = toCheckoutQuery(chosen)
    const path = query.size > 0 ? `${ADDED_PATHS.checkout}?${query}` : ADDED_PATHS.checkout
    return callAsCurrentUser<CheckoutWire, Checkout>(
      { label: 'checkout.get', method: 'GET', path },
      toCheckout,
    )
  },
  loadOrders: (cursor: number | null): Promise<CurrentUserAnswer<OrderList>> => {
    const path = cursor === null ? ADDED_PATHS.orders : `${ADDED_PATHS.orders}?cursor=${cursor}`
    return callAsCurrentUser<OrdersWire, OrderList>({ label: 'orders.get', method: 'GET', path }, toOrderList)
  },
  load: (id: string): Promise<CurrentUserAnswer<Order>> => {
    const path = fillPath(ADDED_PATHS.order, { id })
    return callAsCurrentUser<OrderWire, Order>({ label: 'order.get', method: 'GET', path }, toOrder)
  },
  loadGifts: (id: string): Promise<CurrentUserAnswer<OrderGifts>> => {
    const path = fillPath(ADDED_PATHS.orderGifts, { id })
    return callAsCurrentUser<OrderGiftsWire, OrderGifts>(
      { label: 'order.gifts', method: 'GET', path },
      toOrderGifts,
    )
  },
  /** Answers where the payment goes on. */
  pay: (id: string, bankId: number | null) =>
    change<NextWire, string>(
      {
        label: 'order.pay',
        method: 'POST',
        path: fillPath(ADDED_PATHS.orderPay, { id }),
        body: { BankID: bankId },
      },
      (wire) => wire.Next,
    ),
  cancel: (id: string) =>
    change<OrderWire, Order>(
      { label: 'order.cancel', method: 'POST', path: fillPath(ADDED_PATHS.orderCancel, { id }) },
      toOrder,
    ),
  giveReceipt: (id: string, receipt: Receipt) =>
    change<OrderWire, Order>(
      {
        label: 'order.receipt',
        method: 'POST',
        path: fillPath(ADDED_PATHS.orderReceipt, { id }),
        body: toReceiptRequest(receipt),
      },
      toOrder,
    ),
  addGift: (gift: WantedGift) =>
    change<true, true>(
      { label: 'gift.add', method: 'POST', path: PATHS.giftAdd, body: toGiftAddRequest(gift) },
      (wire) => wire,
    ),
}

/** Makes a call that changes an order, and reads how it then is or why not. */
export async function change<Wire, Value>(
  call: ShopCall,
  read: (wire: Wire) => Value,
): Promise<OrderAnswer<Value>> {
  try {
    const answer = await callShop(call)
    if (answer.ok) return { isDone: true, value: read(await answer.json()) }
    const { Message, Refusal }: { Message?: string; Refusal?: { kind: string } } = await answer.json()
    return { isDone: false, refusal: answer.status < 500 ? (Refusal?.kind ?? Message ?? '') : '' }
  } catch {
    return { isDone: false, refusal: '' }
  }
}
