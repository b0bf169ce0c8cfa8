'use client'

import { BASKET_COOKIE } from '@rasteh/contracts/cookies'
import { cartCalls } from '@rasteh/shop-client/cart-calls'
import { useSyncExternalStore } from 'react'
import { notices } from '#features/notices/public-notices.ts'
import { newIdempotencyKey } from '#page/islands/new-idempotency-key.ts'
import { notifyOfBasket } from './basket-notices.ts'
import { type BasketState, createBasketStore, UNREAD_BASKET } from './basket-store.ts'
import { basketBodyClasses } from './body-classes.ts'

/** The page's one basket, which the preview, the basket page and the product page all show. */
export const basket = createBasketStore({
  calls: cartCalls,
  hasCart,
  notify: notifyOfBasket(notices),
  newIdempotencyKey,
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
  basket.subscribe(setBodyClasses)
  // A page that comes back from the browser's memory shows the basket of when it was left.
  addEventListener('pageshow', ({ persisted }) => persisted && void basket.load())
  addEventListener('online', () => basket.read().phase === 'unreachable' && void basket.load())
  void basket.load()
}

function setBodyClasses(): void {
  for (const [mark, isSet] of Object.entries(basketBodyClasses(basket.read())))
    document.body.classList.toggle(mark, isSet)
}

function hasCart(): boolean {
  return document.cookie.split('; ').some((pair) => pair.startsWith(`${BASKET_COOKIE}=`))
}
