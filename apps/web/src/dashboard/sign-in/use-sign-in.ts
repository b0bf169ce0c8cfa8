'use client'

import { signInTexts } from '@rasteh/messages/dashboard'
import { useState } from 'react'
import type { ProposalShown } from '../second-factor/set-up-steps.tsx'

export type SignInStep =
  | { kind: 'password' }
  | { kind: 'code' }
  | ({ kind: 'set-up' } & ProposalShown)
  | { kind: 'codes'; codes: string[] }

type Answer = {
  recoveryCodes?: string[]
  secondFactor?: { kind: 'needed' | 'wrong' | 'too-many' | 'set-up' } & Partial<ProposalShown>
}

/** Signing in, step by step: the password, then the code if one is asked for. Nothing is kept but what is typed. */
export function useSignIn(target: string) {
  const [form, setForm] = useState({ email: '', password: '', code: '' })
  const [step, setStep] = useState<SignInStep>({ kind: 'password' })
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isWaiting, setWaiting] = useState(false)
  const edit = (part: Partial<typeof form>) => setForm({ ...form, ...part })
  const enter = () => window.location.assign(target)

  const send = async () => {
    setWaiting(true)
    setRefusal(null)
    const { status, answer } = await postLogin(form)
    if (status === 200 && !answer.recoveryCodes) return enter()
    setWaiting(false)
    if (status === 200) return setStep({ kind: 'codes', codes: answer.recoveryCodes ?? [] })
    edit({ code: '' })
    const { secondFactor } = answer
    if (secondFactor?.kind === 'needed') return setStep({ kind: 'code' })
    if (secondFactor?.kind === 'set-up')
      return setStep({ kind: 'set-up', secret: secondFactor.secret ?? '', dots: secondFactor.dots ?? [] })
    setRefusal(sayRefusal(status, secondFactor?.kind))
  }
  const goBack = () => {
    setForm({ email: form.email, password: '', code: '' })
    setRefusal(null)
    setStep({ kind: 'password' })
  }
  return { form, edit, step, refusal, isWaiting, send, goBack, enter }
}

async function postLogin(form: object): Promise<{ status: number; answer: Answer }> {
  try {
    const answered = await fetch('/cms-api/staff/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(form),
    })
    return { status: answered.status, answer: (await answered.json()) as Answer }
  } catch {
    return { status: 0, answer: {} }
  }
}

function sayRefusal(status: number, kind: 'wrong' | 'too-many' | undefined): string {
  if (kind) return signInTexts.refusals[kind]
  return status >= 400 && status < 500 ? signInTexts.refusals.credentials : signInTexts.refusals.failed
}
