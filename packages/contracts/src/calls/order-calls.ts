import { CheckoutQuery, CheckoutWire, PlacedWire, PlaceOrderRequest, PlaceRefusedWire } from '../checkout.ts'
import { OrderGiftsWire } from '../gift.ts'
import {
  NextWire,
  OrderParams,
  OrdersQuery,
  OrdersWire,
  OrderWire,
  PayAgainRequest,
  ReceiptRequest,
} from '../orders.ts'
import { ADDED_PATHS } from '../paths.ts'
import { type CallContract, call, FAILURE, json } from './call-contract.ts'

const OWN = { reads: ['session', 'culture'] } as const
const JSON_BODY = { ...OWN, method: 'POST', contentType: 'application/json' } as const
const REFUSED = { 401: FAILURE, 409: json(PlaceRefusedWire) }
const BUSY = { 503: { ...FAILURE, headers: ['Retry-After'] } }

/** The calls from basket to paid order. Each customer sees and changes only their own orders. */
export const ORDER_CALLS = {
  checkoutGet: call({
    ...OWN,
    method: 'GET',
    path: ADDED_PATHS.checkout,
    query: CheckoutQuery,
    answers: { 200: json(CheckoutWire), 401: FAILURE },
  }),
  orderPlace: call({
    ...JSON_BODY,
    path: ADDED_PATHS.orderPlace,
    body: PlaceOrderRequest,
    answers: { 200: json(PlacedWire), ...REFUSED, ...BUSY },
  }),
  ordersGet: call({
    ...OWN,
    method: 'GET',
    path: ADDED_PATHS.orders,
    query: OrdersQuery,
    answers: { 200: json(OrdersWire), 401: FAILURE },
  }),
  orderGet: call({
    ...OWN,
    method: 'GET',
    path: ADDED_PATHS.order,
    params: OrderParams,
    answers: { 200: json(OrderWire), 401: FAILURE, 404: FAILURE },
  }),
  orderPay: call({
    ...JSON_BODY,
    path: ADDED_PATHS.orderPay,
    params: OrderParams,
    body: PayAgainRequest,
    answers: { 200: json(NextWire), ...REFUSED, 404: FAILURE },
  }),
  orderCancel: call({
    ...OWN,
    method: 'POST',
    path: ADDED_PATHS.orderCancel,
    params: OrderParams,
    answers: { 200: json(OrderWire), ...REFUSED, 404: FAILURE },
  }),
  orderReceipt: call({
    ...JSON_BODY,
    path: ADDED_PATHS.orderReceipt,
    params: OrderParams,
    body: ReceiptRequest,
    answers: { 200: json(OrderWire), ...REFUSED, 404: FAILURE },
  }),
  orderGifts: call({
    ...OWN,
    method: 'GET',
    path: ADDED_PATHS.orderGifts,
    params: OrderParams,
    answers: { 200: json(OrderGiftsWire), 401: FAILURE, 404: FAILURE },
  }),
} as const satisfies Record<string, CallContract>
