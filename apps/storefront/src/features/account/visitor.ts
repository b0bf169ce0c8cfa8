'use client'

import { SIGN_IN_HINT_COOKIE } from '@rasteh/contracts/cookies'
import type { Visitor } from '@rasteh/contracts/me'
import { cookieNames } from '@rasteh/shop-client/cookies'
import { loadVisitor } from '@rasteh/shop-client/visitor-call'
import { useSyncExternalStore } from 'react'
import { createExternalStore } from '#page/islands/external-store.ts'
import { writeAntiForgery, writePageVariables } from '#page/islands/page-variables.ts'

/** Who is reading: not known yet, or known. A reader who is not signed in is a visitor without a user id. */
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
  const isHinted = cookieNames().includes(SIGN_IN_HINT_COOKIE)
  // A visitor whom the shop does not name is treated as signed out; the server checks every time anyway.
  const visitor = (isHinted && (await loadVisitor())) || NOBODY
  writePageVariables({ IS_ADMIN: String(visitor.isAdmin), USER_ID: String(visitor.userId ?? '') })
  writeAntiForgery(visitor.antiForgery)
  store.set({ isKnown: true, visitor })
}
