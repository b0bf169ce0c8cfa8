'use client'

import { accountCalls } from '@rasteh/shop-client/account-calls'
import { type PasskeyAnswer, passkeyCalls } from '@rasteh/shop-client/passkey-calls'
import { profileCalls } from '@rasteh/shop-client/profile-calls'
import { useEffect, useState } from 'react'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import type { ProofMethods } from './account-from-wire.ts'
import { sayPasskeyRefusal } from './say-passkey-refusal.ts'
import { useFormRefusal } from './use-refusal.ts'

const calls = passkeyCalls('customers')

/** What is refused because of what was typed. */
const TYPED_WRONG: readonly string[] = ['WrongPassword', 'WrongCode', 'TicketGone']

/** Showing again who one is. A customer without a password signs in again with a code, which makes the session fresh. */
export function useProofForm({ byPassword }: ProofMethods, onProven: () => void) {
  const { say } = usePageSettings()
  const fieldName = byPassword ? 'proof-password' : 'proof-code'
  const [typed, setTyped] = useState('')
  const [identity, setIdentity] = useState('')
  const { refusal, setRefusal, ...refused } = useFormRefusal()
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    if (byPassword) return
    void profileCalls.load().then((own) => {
      if (own.kind === 'read') setIdentity(own.value.mobile ?? own.value.email ?? '')
    })
  }, [byPassword])

  async function run(call: Promise<PasskeyAnswer<unknown>>, onDone: () => void): Promise<void> {
    setBusy(true)
    setRefusal(null)
    const answer = await call
    setBusy(false)
    if (answer.kind === 'done') return onDone()
    setTyped('')
    const isTyped = answer.kind === 'refused' && TYPED_WRONG.includes(answer.error)
    const isPassword = answer.kind === 'refused' && answer.error === 'WrongPassword'
    const text = isPassword ? say('PrivacyWrong') : sayPasskeyRefusal(say, answer)
    setRefusal(text === null ? null : { text, field: isTyped ? fieldName : null })
  }
  return {
    typed,
    setTyped: (text: string) => {
      setTyped(text)
      setRefusal(null)
    },
    fieldName,
    identity,
    refusal,
    refused,
    isBusy,
    provePasskey: () => void run(calls.proveByPasskey(), onProven),
    sendCode: () => void run(accountCalls.sendCode(identity, 'sign-in'), () => setTyped('')),
    confirm: () =>
      void run(byPassword ? calls.proveByPassword(typed, '') : accountCalls.enter(identity, typed), onProven),
  }
}
