import type { ShownBasket, ShownLine } from '@rasteh/contracts/basket'
import type { CartAnswer, CartCalls } from '@rasteh/shop-client/cart-calls'
import type { LineChange } from '@rasteh/shop-core/basket'
import { createExternalStore } from '#page/islands/external-store.ts'
import type { BasketEvent, BasketNews } from './basket-notices.ts'

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
  notify: (event: BasketEvent) => void
  /** A key for each change: sent again with the same key, it is done once. */
  newIdempotencyKey: () => string
}

export const EMPTY_BASKET: ShownBasket = { cartId: null, lines: [], totals: null }
export const UNREAD_BASKET: BasketState = {
  phase: 'unread',
  basket: EMPTY_BASKET,
  isWaiting: false,
  removed: [],
}

/** The page's copy of the basket. It is only ever replaced by the shop's answers, never reckoned here. */
export function createBasketStore({ calls, hasCart, notify, newIdempotencyKey }: BasketStoreOptions) {
  const store = createExternalStore<BasketState>(UNREAD_BASKET)
  // An answer to a read that began before a change ended would bring the basket of before.
  let turn = 0

  /** Reads the basket; without a cookie there is none, and the shop is not asked. */
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

  async function run({
    call,
    unit,
    retry,
    about,
    isAdded = false,
    isRemoval = false,
  }: Run): Promise<ChangeEnd> {
    if (store.read().isWaiting) return 'failed'
    notify({ kind: 'started' })
    store.set({ isWaiting: true })
    const answer = await call()
    turn += 1
    if (answer.kind === 'failed') {
      store.set({ isWaiting: false })
      notify({ kind: 'failed', reason: answer.reason, retry })
      return 'failed'
    }
    const removed = isRemoval && answer.status === 200 ? linesGone(store.read().basket, answer.basket) : []
    store.set({ isWaiting: false, phase: 'read', basket: answer.basket, removed })
    const news = toNews(answer.basket, { about, isAdded })
    notify({ kind: 'answered', status: answer.status, header: answer.header, unit, news })
    if (answer.status === 200) return 'taken'
    return answer.status === 404 ? 'gone' : 'refused'
  }

  /** Changes the basket; the first change makes it. `unit` is the product's, for the messages. */
  function change(wanted: LineChange | readonly LineChange[], unit: string): Promise<ChangeEnd> {
    const changes = [wanted].flat()
    return send(changes, { unit, about: changes[0], isAdded: changes[0]?.action === 'add' })
  }

  function send(changes: readonly LineChange[], said: Said): Promise<ChangeEnd> {
    const idempotencyKey = newIdempotencyKey()
    const isFirst = !hasCart()
    const call = () =>
      isFirst ? calls.create(changes, idempotencyKey) : calls.update(changes, idempotencyKey)
    const again = () =>
      isFirst && hasCart() ? findMade(said) : run({ ...said, call, retry: () => void again() })
    return run({ ...said, call, retry: () => void again() })
  }

  /** The answer was lost, but its cookie came: the basket was made, and with it the change. */
  async function findMade(said: Said): Promise<void> {
    await read()
    const news = toNews(store.read().basket, said)
    notify({ kind: 'answered', status: 200, header: () => null, unit: said.unit, news })
  }

  function removeLine(lineId: string): Promise<ChangeEnd> {
    const retry = () => void removeLine(lineId)
    return run({ call: () => calls.deleteLine(lineId), unit: '', retry, isRemoval: true })
  }

  /** Puts back what the last removal took away. */
  function undoRemoval(): Promise<ChangeEnd> {
    const { removed } = store.read()
    const changes = removed.map(toAddition)
    return send(changes, { unit: removed[0]?.unitTitle ?? '', about: changes[0] })
  }

  /** Makes a new basket of exactly these lines, in place of the one there is. */
  function replaceWith(lines: readonly LineChange[], unit: string): Promise<ChangeEnd> {
    const idempotencyKey = newIdempotencyKey()
    const again = (): Promise<ChangeEnd> =>
      run({ call: () => calls.bulkInsert(lines, idempotencyKey), unit, retry: () => void again() })
    return again()
  }

  const { read: readState, subscribe } = store
  return { read: readState, subscribe, load: read, change, removeLine, undoRemoval, replaceWith }
}

/** What became of a change: `failed` when that is not known. */
/** `gone`: the product is not for sale any more, and its page would be none. */
type ChangeEnd = 'taken' | 'refused' | 'gone' | 'failed'

/** What the shopper hears of a change: the product's unit, which change it is, and whether something was put in. */
type Said = { unit: string; about?: LineChange | undefined; isAdded?: boolean }

type Run = Said & { call: () => Promise<CartAnswer>; retry: () => void; isRemoval?: boolean }

function toNews({ lines, totals }: ShownBasket, { about, isAdded = false }: Omit<Said, 'unit'>): BasketNews {
  const line = about && lines.find((one) => isAbout(one, about))
  return {
    isAdded,
    line: line ? { title: line.title, quantity: line.quantity, unitTitle: line.unitTitle } : null,
    payableRial: totals?.payablePriceRial ?? null,
  }
}

function isAbout(line: ShownLine, { lineId, productId, variantId, addonOf }: LineChange): boolean {
  if (lineId !== undefined) return line.id === lineId
  return line.productId === productId && line.variantId === variantId && line.addonOf === (addonOf ?? null)
}

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
