'use client'

import { COMPARE_LIST_KEY } from '@rasteh/shop-core/compare'
import { useSyncExternalStore } from 'react'
import { notices } from '#features/notices/public-notices.ts'
import { toCompareNotice } from './compare-notice.ts'
import { type CompareState, createCompareStore, NOTHING_CHOSEN } from './compare-store.ts'

/** The page's one compare list. */
export const compare = createCompareStore({
  storage: { getItem: (key) => tryStorage((kept) => kept.getItem(key)), setItem: keep },
  now: Date.now,
  notify: (event) => notices.show(toCompareNotice(event)),
})

/** The list for an island; on the server and while the page wakes up nothing is chosen. */
export function useCompare(): CompareState {
  return useSyncExternalStore(subscribe, compare.read, () => NOTHING_CHOSEN)
}

let isStarted = false

function subscribe(listener: () => void): () => void {
  const stop = compare.subscribe(listener)
  if (!isStarted) start()
  return stop
}

function start(): void {
  isStarted = true
  addEventListener('storage', ({ key }) => key === COMPARE_LIST_KEY && compare.load())
  addEventListener('pageshow', ({ persisted }) => persisted && compare.load())
  compare.load()
}

function keep(key: string, text: string): void {
  tryStorage((kept) => kept.setItem(key, text))
}

/** A browser that keeps nothing, by its own setting or because it is full, must not break the page. */
function tryStorage<Result>(use: (kept: Storage) => Result): Result | null {
  try {
    return use(localStorage)
  } catch {
    return null
  }
}
