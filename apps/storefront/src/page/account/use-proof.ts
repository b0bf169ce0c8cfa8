'use client'

import type { FreshWire } from '@rasteh/contracts/passkeys'
import { type PasskeyAnswer, passkeyCalls } from '@rasteh/shop-client/passkey-calls'
import { FRESH_NEEDED } from '@rasteh/shop-core/account'
import { useRef, useState } from 'react'

/**
 * Runs what asks for fresh authentication: refused for want of it, the dialog opens, and after the proof it is done again.
 * Turned down, the refusal is answered as it came.
 */
export function useProof() {
  const [ways, setWays] = useState<FreshWire | null>(null)
  const waiting = useRef<((isProven: boolean) => void) | null>(null)

  async function ask(): Promise<boolean> {
    const answer = await passkeyCalls('customers').loadProofWays()
    if (answer.kind !== 'done') return false
    setWays(answer.value)
    return new Promise((resolve) => {
      waiting.current = resolve
    })
  }
  function answer(isProven: boolean): void {
    setWays(null)
    waiting.current?.(isProven)
    waiting.current = null
  }
  async function guard<Value>(act: () => Promise<PasskeyAnswer<Value>>): Promise<PasskeyAnswer<Value>> {
    const first = await act()
    if (first.kind !== 'refused' || first.error !== FRESH_NEEDED) return first
    return (await ask()) ? act() : first
  }
  return { ways, answer, guard }
}

export type ProofState = ReturnType<typeof useProof>
