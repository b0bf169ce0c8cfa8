'use client'

import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { type EraseAnswer, privacyCalls } from '@rasteh/shop-client/privacy-calls'
import { profileCalls } from '@rasteh/shop-client/profile-calls'
import { useState } from 'react'

export type EraseState = {
  isOpen: boolean
  proof: 'password' | 'code'
  typed: string
  isWaiting: boolean
  isCodeSent: boolean
  refusal: Exclude<EraseAnswer, 'erased'> | null
}

const CLOSED: EraseState = {
  isOpen: false,
  proof: 'password',
  typed: '',
  isWaiting: false,
  isCodeSent: false,
  refusal: null,
}

/** Erasing one's account: opened, shown again who one is, done. What was typed is forgotten after each try. */
export function useErase() {
  const [state, setState] = useState(CLOSED)
  const edit = (part: Partial<EraseState>) => setState((now) => ({ ...now, ...part }))

  /** Runs one step; a dead network is a failure like another. */
  const run = async (step: (identity: string) => Promise<Partial<EraseState>>) => {
    edit({ isWaiting: true, refusal: null })
    try {
      const own = await profileCalls.load()
      const identity = own.kind === 'read' ? (own.value.mobile ?? own.value.email) : null
      edit({ isWaiting: false, ...(identity ? await step(identity) : { refusal: 'failed' }) })
    } catch {
      edit({ isWaiting: false, refusal: 'failed' })
    }
  }
  const sendCode = () =>
    run(async (identity) => {
      const refusal = await privacyCalls.sendCode(identity)
      return refusal && refusal !== 'erased' ? { refusal } : { proof: 'code', isCodeSent: true, typed: '' }
    })
  const erase = () =>
    run(async (identity) => {
      const answer = await privacyCalls.erase({ kind: state.proof, identity, typed: state.typed })
      if (answer !== 'erased') return { refusal: answer, typed: '' }
      window.location.assign(PAGE_PATHS.home)
      return { isWaiting: true }
    })
  return { state, edit, sendCode, erase, open: () => edit({ isOpen: true }), close: () => setState(CLOSED) }
}
