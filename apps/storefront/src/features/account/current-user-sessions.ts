'use client'

import type { CurrentUserAnswer } from '@rasteh/shop-client/current-user-call'
import { createCurrentUserStore } from '#page/islands/current-user-store.ts'
import { type Sessions, signInCalls } from './account-from-wire.ts'

/** Where the customer is signed in, asked for by the first island that shows it. */
export const currentUserSessions = createCurrentUserStore(async (): Promise<CurrentUserAnswer<Sessions>> => {
  const answer = await signInCalls.loadSessions()
  if (answer.kind === 'done') return { kind: 'read', value: answer.value }
  return { kind: answer.kind === 'refused' ? 'signed-out' : 'failed' }
})
