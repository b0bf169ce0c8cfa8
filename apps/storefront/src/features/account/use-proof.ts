'use client'

import type { PasskeyAnswer } from '@rasteh/shop-client/passkey-calls'
import { FRESH_NEEDED } from '@rasteh/shop-core/account'
import { useRef, useState } from 'react'
import { type ProofMethods, signInCalls } from './account-from-wire.ts'

/**
 * Runs what asks for fresh authentication: refused for want of it, the dialog opens, and after the proof it is done again.
 * Turned down, the refusal is answered as it came.
 */
export function useProof() {
  const [methods, setMethods] = useState<ProofMethods | null>(null)
  const waiting = useRef<((isProven: boolean) => void) | null>(null)

  async function ask(): Promise<boolean> {
    const answer = await signInCalls.loadProofMethods()
    if (answer.kind !== 'done') return false
    setMethods(answer.value)
    return new Promise((resolve) => {
      waiting.current = resolve
    })
  }
  function answer(isProven: boolean): void {
    setMethods(null)
    waiting.current?.(isProven)
    waiting.current = null
  }
  async function guard<Value>(act: () => Promise<PasskeyAnswer<Value>>): Promise<PasskeyAnswer<Value>> {
    const first = await act()
    if (first.kind !== 'refused' || first.error !== FRESH_NEEDED) return first
    return (await ask()) ? act() : first
  }
  return { methods, answer, guard }
}

export type ProofState = ReturnType<typeof useProof>
