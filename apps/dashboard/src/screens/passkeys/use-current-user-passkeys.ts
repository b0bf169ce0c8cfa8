'use client'

import type { PasskeysWire } from '@rasteh/contracts/passkeys'
import { passkeyTexts as texts } from '@rasteh/messages/dashboard'
import { type PasskeyAnswer, passkeyCalls } from '@rasteh/shop-client/passkey-calls'
import { useState } from 'react'

const calls = passkeyCalls('staff')
export type ShownPasskey = PasskeysWire['Passkeys'][number]
type Said = { kind: 'done' | 'refused'; text: string }

/** What the panel of one's own passkeys shows and does. */
export function useCurrentUserPasskeys(first: readonly ShownPasskey[]) {
  const [passkeys, setPasskeys] = useState(first)
  const [said, setSaid] = useState<Said | null>(null)
  const [isWaiting, setWaiting] = useState(false)

  const run = async (call: Promise<PasskeyAnswer<PasskeysWire>>, done: string): Promise<boolean> => {
    setWaiting(true)
    setSaid(null)
    const answer = await call
    setWaiting(false)
    if (answer.kind === 'done') setPasskeys(answer.value.Passkeys)
    setSaid(
      answer.kind === 'done' ? { kind: 'done', text: done } : { kind: 'refused', text: sayPasskey(answer) },
    )
    return answer.kind === 'done'
  }
  return {
    passkeys,
    said,
    isWaiting,
    add: (name: string) => run(calls.add(name), texts.added),
    remove: (id: string) => run(calls.remove(id), texts.removed),
  }
}

/** Says why nothing became of it. */
export function sayPasskey(answer: Exclude<PasskeyAnswer<unknown>, { kind: 'done' }>): string {
  const sentences: Record<string, string> = texts.refusals
  if (answer.kind !== 'refused') return texts.refusals[answer.kind]
  return sentences[answer.error] ?? texts.refusals.failed
}
