import type { ShownBasket, ShownLine } from '@rasteh/contracts/basket'
import type { LineChange } from '@rasteh/shop-core/basket'
import type { CartAnswer, CartCalls } from '../../shop-api/cart-calls.ts'
import type { BasketEvent } from './basket-notices.ts'
import { createExternalStore } from './external-store.ts'

export type BasketState = {
  /** `unreachable` means that there is a basket, but it could not be read. */
  phase: 'unread' | 'reading' | 'read' | 'unreachable'
  basket: ShownBasket
  isWaiting: boolean
  /** What the last removal took away, until something else happens: it can be put back. */
  removed: readonly ShownLine[]
}

type BasketStoreOptions = {
  calls: CartCalls
  /** Says whether the CartID cookie is there. */
  hasCart: () => boolean
  tell: (event: BasketEvent) => void
  /** A name for each attempt, by which the shop knows one that is sent again. */
  newAttempt: () => string
}

export const EMPTY_BASKET: ShownBasket = { cartId: null, lines: [], totals: null }
export const UNREAD_BASKET: BasketState = {
  phase: 'unread',
  basket: EMPTY_BASKET,
  isWaiting: false,
  removed: [],
}

/** The page's copy of the basket. It is only ever replaced by the shop's answers, never reckoned here. */
export function createBasketStore({ calls, hasCart, tell, newAttempt }: BasketStoreOptions) {
  const store = createExternalStore<BasketState>(UNREAD_BASKET)
  // An answer to a read that began before a change ended would bring the basket of before.
  let turn = 0

  /** Reads the basket; without a cookie there is none, and nobody is asked. */
  async function read(): Promise<void> {
    if (!hasCart()) return store.set({ phase: 'read', basket: EMPTY_BASKET })
    turn += 1
    const mine = turn
    store.set({ phase: store.read().phase === 'read' ? 'read' : 'reading' })
    const answer = await calls.get()
    if (mine !== turn) return
    if (answer.kind === 'answered') store.set({ phase: 'read', basket: answer.basket })
    else store.set({ phase: store.read().phase === 'read' ? 'read' : 'unreachable' })
  }

  async function run({ call, unit, retry, isRemoval = false }: Run): Promise<void> {
    if (store.read().isWaiting) return
    tell({ kind: 'started' })
    store.set({ isWaiting: true })
    const answer = await call()
    turn += 1
    if (answer.kind === 'failed') {
      store.set({ isWaiting: false })
      return tell({ kind: 'failed', reason: answer.reason, retry })
    }
    const removed = isRemoval && answer.status === 200 ? linesGone(store.read().basket, answer.basket) : []
    store.set({ isWaiting: false, phase: 'read', basket: answer.basket, removed })
    tell({ kind: 'answered', status: answer.status, header: answer.header, unit })
  }

  /** Changes the basket; the first change makes it. `unit` is the product's, for the messages. */
  function change(wanted: LineChange | readonly LineChange[], unit: string): Promise<void> {
    const attempt = newAttempt()
    const isFirst = !hasCart()
    const changes = [wanted].flat()
    const call = () => (isFirst ? calls.create(changes, attempt) : calls.update(changes, attempt))
    const again = () =>
      isFirst && hasCart() ? findMade(unit) : run({ call, unit, retry: () => void again() })
    return run({ call, unit, retry: () => void again() })
  }

  /** The answer was lost, but its cookie came: the basket was made, and with it the change. */
  async function findMade(unit: string): Promise<void> {
    await read()
    tell({ kind: 'answered', status: 200, header: () => null, unit })
  }

  function removeLine(lineId: string): Promise<void> {
    const retry = () => void removeLine(lineId)
    return run({ call: () => calls.deleteLine(lineId), unit: '', retry, isRemoval: true })
  }

  /** Puts back what the last removal took away. */
  function undoRemoval(): Promise<void> {
    const { removed } = store.read()
    return change(removed.map(toAddition), removed[0]?.unitTitle ?? '')
  }

  /** Makes a new basket of exactly these lines, in place of the one there is. */
  function replaceWith(lines: readonly LineChange[], unit: string): Promise<void> {
    const attempt = newAttempt()
    const again = (): Promise<void> =>
      run({ call: () => calls.bulkInsert(lines, attempt), unit, retry: () => void again() })
    return again()
  }

  const { read: readState, subscribe } = store
  return { read: readState, subscribe, load: read, change, removeLine, undoRemoval, replaceWith }
}

type Run = { call: () => Promise<CartAnswer>; unit: string; retry: () => void; isRemoval?: boolean }

function linesGone(before: ShownBasket, after: ShownBasket): ShownLine[] {
  return before.lines.filter(({ id }) => after.lines.every((line) => line.id !== id))
}

function toAddition({ productId, variantId, productType, quantity, ...line }: ShownLine): LineChange {
  const { userDescription, addonOf } = line
  return {
    action: 'add',
    productId,
    variantId,
    productType,
    quantity,
    ...(userDescription && { userDescription }),
    ...(addonOf !== null && { addonOf }),
  }
}
