'use client'

import { BASKET_COOKIE } from '@rasteh/contracts/cookies'
import { cartCalls } from '@rasteh/shop-client/cart-calls'
import { useSyncExternalStore } from 'react'
import { basketMarks } from './basket-marks.ts'
import { tellOfBasket } from './basket-notices.ts'
import { type BasketState, createBasketStore, UNREAD_BASKET } from './basket-store.ts'
import { notices } from './notices.ts'

/** The page's one basket, from which the preview, the basket page and the product page all draw. */
export const basket = createBasketStore({
  calls: cartCalls,
  hasCart,
  tell: tellOfBasket(notices),
  newAttempt,
})

/** The basket for an island; the first island that asks has it read. */
export function useBasket(): BasketState {
  return useSyncExternalStore(subscribe, basket.read, () => UNREAD_BASKET)
}

let isStarted = false

function subscribe(listener: () => void): () => void {
  const stop = basket.subscribe(listener)
  if (!isStarted) start()
  return stop
}

function start(): void {
  isStarted = true
  basket.subscribe(markBody)
  // A page that comes back from the browser's memory shows the basket of when it was left.
  addEventListener('pageshow', ({ persisted }) => persisted && void basket.load())
  addEventListener('online', () => basket.read().phase === 'unreachable' && void basket.load())
  void basket.load()
}

function markBody(): void {
  for (const [mark, isSet] of Object.entries(basketMarks(basket.read())))
    document.body.classList.toggle(mark, isSet)
}

function hasCart(): boolean {
  return document.cookie.split('; ').some((pair) => pair.startsWith(`${BASKET_COOKIE}=`))
}

const ATTEMPT_BYTES = 16

/** `randomUUID` would be shorter, but browsers keep it from sites without https. */
function newAttempt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ATTEMPT_BYTES))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
