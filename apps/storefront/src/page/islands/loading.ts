'use client'

import { useSyncExternalStore } from 'react'
import { createExternalStore } from './external-store.ts'

const store = createExternalStore({ count: 0 })

/** Counts something as under way until it is settled; the page shows it when it takes long. */
export async function whileLoading<Result>(work: Promise<Result>): Promise<Result> {
  store.set({ count: store.read().count + 1 })
  try {
    return await work
  } finally {
    store.set({ count: store.read().count - 1 })
  }
}

/** Says whether anything is under way. */
export function useLoading(): boolean {
  return useSyncExternalStore(store.subscribe, store.read, () => NONE).count > 0
}

const NONE = { count: 0 }
