'use client'

import type { FreshWire } from '@rasteh/contracts/passkeys'
import { freshTexts as texts } from '@rasteh/messages/dashboard'
import { hasPasskeys, type PasskeyAnswer, passkeyCalls } from '@rasteh/shop-client/passkey-calls'
import { useState } from 'react'

const calls = passkeyCalls('staff')
const NOTHING = { password: '', code: '' }

/** Showing again who one is: by a passkey, or by the password and the code. What was typed is forgotten after each try. */
export function useProof(methods: FreshWire, onProven: () => void) {
  const [form, setForm] = useState(NOTHING)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [waiting, setWaiting] = useState<'passkey' | 'password' | null>(null)

  const run = async (method: 'passkey' | 'password', call: Promise<PasskeyAnswer<true>>) => {
    setWaiting(method)
    setRefusal(null)
    const answer = await call
    setWaiting(null)
    if (answer.kind === 'done') return onProven()
    setForm(NOTHING)
    setRefusal(sayRefusal(answer))
  }
  return {
    form,
    edit: (part: Partial<typeof NOTHING>) => setForm({ ...form, ...part }),
    refusal,
    waiting,
    byPasskey: methods.ByPasskey && hasPasskeys(),
    provePasskey: () => void run('passkey', calls.proveByPasskey()),
    provePassword: () => void run('password', calls.proveByPassword(form.password, form.code)),
  }
}

function sayRefusal(answer: Exclude<PasskeyAnswer<true>, { kind: 'done' }>): string {
  const sentences: Record<string, string> = texts.refusals
  if (answer.kind !== 'refused') return texts.refusals[answer.kind]
  return answer.error === 'SignedOut' ? texts.signedOut : (sentences[answer.error] ?? texts.refusals.failed)
}
