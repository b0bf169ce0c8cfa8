'use client'

import type { CurrentUserAnswer } from '@rasteh/shop-client/current-user-call'
import { createCurrentUserStore } from '#page/islands/current-user-store.ts'
import { type Passkeys, signInCalls } from './account-from-wire.ts'

/** The customer's passkeys, asked for by the first island that shows them. */
export const currentUserPasskeys = createCurrentUserStore(async (): Promise<CurrentUserAnswer<Passkeys>> => {
  const answer = await signInCalls.loadPasskeys()
  if (answer.kind === 'done') return { kind: 'read', value: answer.value }
  return { kind: answer.kind === 'refused' ? 'signed-out' : 'failed' }
})
