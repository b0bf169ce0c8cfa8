'use client'

import type { SessionsWire } from '@rasteh/contracts/account'
import { accountCalls } from '@rasteh/shop-client/account-calls'
import type { OwnAnswer } from '@rasteh/shop-client/own-call'
import { createOwnStore } from '../islands/own-store.ts'

/** Where the customer is signed in, asked for by the first island that shows it. */
export const ownSessions = createOwnStore(async (): Promise<OwnAnswer<SessionsWire>> => {
  const answer = await accountCalls.loadSessions()
  if (answer.kind === 'done') return { kind: 'read', value: answer.value }
  return { kind: answer.kind === 'refused' ? 'signed-out' : 'failed' }
})
