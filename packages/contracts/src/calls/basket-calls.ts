import { BasketWire, BulkInsertWire, DeleteLineParams, LineChangesWire } from '../basket.ts'
import {
  INVALID_PRICE_LAYER_HEADER,
  LESS_THAN_MIN_HEADER,
  MORE_THAN_MAX_HEADER,
  STOCK_LESS_THAN_MIN_HEADER,
} from '../headers.ts'
import { PATHS } from '../paths.ts'
import { type CallContract, call, FAILURE, json } from './call-contract.ts'

const RETRY_AFTER = 'Retry-After'

// The page redraws from the basket even after a refusal, so it is the body of these too.
const REFUSED = {
  400: json(BasketWire, [
    LESS_THAN_MIN_HEADER,
    MORE_THAN_MAX_HEADER,
    STOCK_LESS_THAN_MIN_HEADER,
    INVALID_PRICE_LAYER_HEADER,
  ]),
  404: json(BasketWire),
}
const BUSY = { 503: { ...FAILURE, headers: [RETRY_AFTER] } }
const BASKET_COOKIES = ['basket', 'basket-secret', 'session'] as const
const CHANGED = { 200: json(BasketWire, [LESS_THAN_MIN_HEADER]), ...REFUSED, ...BUSY }
const CHANGE = {
  contentType: 'application/json',
  reads: BASKET_COOKIES,
  sets: ['basket', 'basket-secret'],
  body: LineChangesWire,
} as const

/** The calls of the basket. */
export const BASKET_CALLS = {
  cartCreate: call({ ...CHANGE, method: 'POST', path: PATHS.cartCreate, answers: CHANGED }),
  cartUpdate: call({ ...CHANGE, method: 'PUT', path: PATHS.cartUpdate, answers: CHANGED }),
  cartGet: call({
    method: 'GET',
    path: PATHS.cartGet,
    reads: BASKET_COOKIES,
    sets: ['basket', 'basket-secret'],
    answers: { 200: json(BasketWire) },
  }),
  cartDelete: call({
    method: 'DELETE',
    path: PATHS.cartDelete,
    reads: BASKET_COOKIES,
    params: DeleteLineParams,
    answers: { 200: json(BasketWire), ...BUSY },
  }),
  cartBulkInsert: call({
    ...CHANGE,
    method: 'POST',
    path: PATHS.cartBulkInsert,
    answers: { 200: json(BulkInsertWire), ...REFUSED, ...BUSY },
  }),
} as const satisfies Record<string, CallContract>
