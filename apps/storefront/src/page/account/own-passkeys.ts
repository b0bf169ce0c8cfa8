'use client'

import type { PasskeysWire } from '@rasteh/contracts/passkeys'
import type { OwnAnswer } from '@rasteh/shop-client/own-call'
import { passkeyCalls } from '@rasteh/shop-client/passkey-calls'
import { createOwnStore } from '../islands/own-store.ts'

/** The customer's passkeys, asked for by the first island that shows them. */
export const ownPasskeys = createOwnStore(async (): Promise<OwnAnswer<PasskeysWire>> => {
  const answer = await passkeyCalls('customers').list()
  if (answer.kind === 'done') return { kind: 'read', value: answer.value }
  return { kind: answer.kind === 'refused' ? 'signed-out' : 'failed' }
})
