'use client'

import { SIGN_IN_HINT_COOKIE } from '@rasteh/contracts/cookies'
import { type MeWire, toVisitor, type Visitor } from '@rasteh/contracts/me'
import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { callShop } from '@rasteh/shop-client/call-shop'
import { cookieNames } from '@rasteh/shop-client/cookies'
import { useSyncExternalStore } from 'react'
import { createExternalStore } from './external-store.ts'
import { writeAntiForgery, writePageVariables } from './page-variables.ts'

/** Who is reading: not known yet, or known. Nobody is a visitor without a user id. */
export type VisitorState = { isKnown: boolean; visitor: Visitor }

const NOBODY: Visitor = { userId: null, isAdmin: false, antiForgery: '', cartId: null }
const UNKNOWN: VisitorState = { isKnown: false, visitor: NOBODY }

const store = createExternalStore<VisitorState>(UNKNOWN)
let isAsked = false

/** The visitor for an island. The shop is asked once a page, and only when a cookie says that somebody is signed in. */
export function useVisitor(): VisitorState {
  return useSyncExternalStore(subscribe, store.read, () => UNKNOWN)
}

function subscribe(listener: () => void): () => void {
  const stop = store.subscribe(listener)
  if (!isAsked) void ask()
  return stop
}

async function ask(): Promise<void> {
  isAsked = true
  const visitor = cookieNames().includes(SIGN_IN_HINT_COOKIE) ? await loadVisitor() : NOBODY
  writePageVariables({ IS_ADMIN: String(visitor.isAdmin), USER_ID: String(visitor.userId ?? '') })
  writeAntiForgery(visitor.antiForgery)
  store.set({ isKnown: true, visitor })
}

async function loadVisitor(): Promise<Visitor> {
  try {
    const answer = await callShop({ label: 'me.get', method: 'GET', path: ADDED_PATHS.me })
    const wire: MeWire = await answer.json()
    return answer.ok ? toVisitor(wire) : NOBODY
  } catch {
    // Somebody who cannot be made out is treated as nobody; the server checks every time anyway.
    return NOBODY
  }
}
