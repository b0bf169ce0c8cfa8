'use client'

import type { CurrentUserAnswer } from '@rasteh/shop-client/current-user-call'
import { useSyncExternalStore } from 'react'
import { createExternalStore } from './external-store.ts'

/** What is one's own, as an island sees it: asked for, read, or not to be had. */
export type CurrentUserState<Value> =
  | { phase: 'loading' }
  | { phase: 'read'; value: Value }
  | { phase: 'signed-out' }
  | { phase: 'failed' }

/**
 * Keeps one thing of the customer's for all islands of the page. The first island that reads it asks for it; an island that
 * changes it says what it now is.
 */
export function createCurrentUserStore<Value>(load: () => Promise<CurrentUserAnswer<Value>>) {
  const store = createExternalStore<{ own: CurrentUserState<Value> }>({ own: { phase: 'loading' } })
  let isAsked = false
  let changes = 0

  /** An answer that comes after somebody said what it now is would be out of date. */
  async function ask(): Promise<void> {
    isAsked = true
    const before = changes
    const answer = await load()
    if (changes === before) store.set({ own: toState(answer) })
  }

  function set(own: CurrentUserState<Value>): void {
    changes += 1
    store.set({ own })
  }

  function subscribe(listener: () => void): () => void {
    const stop = store.subscribe(listener)
    if (!isAsked) void ask()
    return stop
  }

  return {
    read: () => store.read().own,
    subscribe,
    set: (value: Value) => set({ phase: 'read', value }),
    signOut: () => set({ phase: 'signed-out' }),
    reload: () => {
      store.set({ own: { phase: 'loading' } })
      return ask()
    },
  }
}

export type CurrentUserStore<Value> = ReturnType<typeof createCurrentUserStore<Value>>

/** What is one's own, for an island. */
export function useCurrentUserStore<Value>({
  read,
  subscribe,
}: CurrentUserStore<Value>): CurrentUserState<Value> {
  return useSyncExternalStore<CurrentUserState<Value>>(subscribe, read, () => LOADING)
}

const LOADING = { phase: 'loading' } as const

function toState<Value>(answer: CurrentUserAnswer<Value>): CurrentUserState<Value> {
  if (answer.kind === 'read') return { phase: 'read', value: answer.value }
  return { phase: answer.kind === 'signed-out' ? 'signed-out' : 'failed' }
}
