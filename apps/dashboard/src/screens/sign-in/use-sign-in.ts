'use client'

import { signInTexts } from '@rasteh/messages/dashboard'
import { toPersianDigits } from '@rasteh/persian-text/digits'
import { useState } from 'react'
import type { ProposalShown } from '#screens/second-factor/public-components.ts'

export type SignInStep =
  | { kind: 'password' }
  | { kind: 'code' }
  | { kind: 'passkey' }
  | ({ kind: 'set-up' } & ProposalShown)
  | { kind: 'codes'; codes: string[] }

type Answer = {
  recoveryCodes?: string[]
  secondFactor?: { kind: 'needed' | 'wrong' | 'too-many' | 'set-up' | 'passkey' } & Partial<ProposalShown>
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
    const { status, answer, waitSeconds } = await postLogin(form)
    if (status === 200 && !answer.recoveryCodes) return enter()
    setWaiting(false)
    if (status === 200) return setStep({ kind: 'codes', codes: answer.recoveryCodes ?? [] })
    edit({ code: '' })
    const { secondFactor } = answer
    if (secondFactor?.kind === 'needed') return setStep({ kind: 'code' })
    if (secondFactor?.kind === 'passkey') return setStep({ kind: 'passkey' })
    if (secondFactor?.kind === 'set-up')
      return setStep({ kind: 'set-up', secret: secondFactor.secret ?? '', dots: secondFactor.dots ?? [] })
    setRefusal(sayRefusal({ status, kind: secondFactor?.kind, waitSeconds }))
  }
  const goBack = () => {
    setForm({ email: form.email, password: '', code: '' })
    setRefusal(null)
    setStep({ kind: 'password' })
  }
  return { form, edit, step, refusal, isWaiting, send, goBack, enter }
}

async function postLogin(form: object): Promise<{ status: number; answer: Answer; waitSeconds: number }> {
  try {
    const answered = await fetch('/cms-api/staff/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(form),
    })
    const waitSeconds = Number(answered.headers.get('retry-after') ?? 0)
    return { status: answered.status, answer: (await answered.json()) as Answer, waitSeconds }
  } catch {
    return { status: 0, answer: {}, waitSeconds: 0 }
  }
}

type Refused = { status: number; kind: 'wrong' | 'too-many' | undefined; waitSeconds: number }

function sayRefusal({ status, kind, waitSeconds }: Refused): string {
  if (kind) return signInTexts.refusals[kind]
  if (status === 429) {
    const minutes = toPersianDigits(String(Math.max(1, Math.ceil(waitSeconds / 60))))
    return signInTexts.refusals['too-many-passwords'].replace('{minutes}', minutes)
  }
  return status >= 400 && status < 500 ? signInTexts.refusals.credentials : signInTexts.refusals.failed
}
