import { type BasketWire, type ShownBasket, toLineChangesWire, toShownBasket } from '@rasteh/contracts/basket'
import { fillPath, PATHS } from '@rasteh/contracts/paths'
import type { LineChange } from '@rasteh/shop-core/basket'
import { callShop, type ShopCall } from './call-shop.ts'

/** What became of a basket call: an answer that carries the current basket, or none. */
export type CartAnswer =
  | { kind: 'answered'; status: AnsweredStatus; header: (name: string) => string | null; basket: ShownBasket }
  | { kind: 'failed'; reason: FailureReason }

/** Unreachable: no answer came. Busy: come again in a moment. Broken: everything else. */
export type FailureReason = 'unreachable' | 'busy' | 'broken'

type AnsweredStatus = 200 | 400 | 404

export type CartCalls = {
  get: () => Promise<CartAnswer>
  create: (changes: readonly LineChange[], idempotencyKey: string) => Promise<CartAnswer>
  update: (changes: readonly LineChange[], idempotencyKey: string) => Promise<CartAnswer>
  deleteLine: (lineId: string) => Promise<CartAnswer>
  /** A new basket of exactly these lines, in place of the one there is. */
  bulkInsert: (changes: readonly LineChange[], idempotencyKey: string) => Promise<CartAnswer>
}

/** The basket calls of the shop. */
export const cartCalls: CartCalls = {
  get: () => askForBasket({ label: 'cart.get', method: 'GET', path: PATHS.cartGet }),
  create: (changes, idempotencyKey) => {
    const body = toLineChangesWire(changes)
    return askForBasket({
      label: 'cart.create',
      method: 'POST',
      path: PATHS.cartCreate,
      body,
      idempotencyKey,
    })
  },
  update: (changes, idempotencyKey) => {
    const body = toLineChangesWire(changes)
    return askForBasket({ label: 'cart.update', method: 'PUT', path: PATHS.cartUpdate, body, idempotencyKey })
  },
  deleteLine: (id) =>
    askForBasket({ label: 'cart.delete', method: 'DELETE', path: fillPath(PATHS.cartDelete, { id }) }),
  bulkInsert: (changes, idempotencyKey) => {
    const body = toLineChangesWire(changes)
    const call = {
      label: 'cart.bulkinsert',
      method: 'POST',
      path: PATHS.cartBulkInsert,
      body,
      idempotencyKey,
    } as const
    return askForBasket(call, () => cartCalls.get())
  },
}

/** `readMade` is for the call that answers a new basket by its handle alone. */
async function askForBasket(call: ShopCall, readMade?: () => Promise<CartAnswer>): Promise<CartAnswer> {
  try {
    const response = await callShop(call)
    const { status, headers } = response
    if (!isAnswered(status)) return { kind: 'failed', reason: reasonOf(status) }
    const header = (name: string) => headers.get(name)
    if (status === 200 && readMade) {
      const made = await readMade()
      return made.kind === 'answered' ? { ...made, header } : made
    }
    const wire: BasketWire = await response.json()
    return { kind: 'answered', status, header, basket: toShownBasket(wire) }
  } catch {
    // An answer that breaks off is no better than none: both leave open what the shop did.
    return { kind: 'failed', reason: 'unreachable' }
  }
}

function isAnswered(status: number): status is AnsweredStatus {
  return status === 200 || status === 400 || status === 404
}

function reasonOf(status: number): FailureReason {
  if (status === 502 || status === 504) return 'unreachable'
  return status === 503 || status === 429 ? 'busy' : 'broken'
}
