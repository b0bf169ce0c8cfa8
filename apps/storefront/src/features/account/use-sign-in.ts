'use client'

import { type AccountAnswer, accountCalls } from '@rasteh/shop-client/account-calls'
import { type CodePurpose, toIdentity } from '@rasteh/shop-core/account'
import { useState } from 'react'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import { toAccountRefusal } from './say-account-refusal.ts'
import { useFormRefusal } from './use-refusal.ts'

/** The step of signing in. */
export type SignInStep = 'identity' | 'code' | 'password' | 'reset'

/** The steps of signing in: who it is, then a code or a password; a code also sets a new password. */
export function useSignIn(onEntered: () => void) {
  const { say } = usePageSettings()
  const [step, setStep] = useState<SignInStep>('identity')
  const [identity, setIdentity] = useState('')
  const [codeEndsMs, setCodeEndsMs] = useState(0)
  const { refusal, setRefusal, ...refused } = useFormRefusal()
  const [isBusy, setBusy] = useState(false)

  function go(next: SignInStep): void {
    setRefusal(null)
    setStep(next)
  }

  async function run<Value>(
    call: Promise<AccountAnswer<Value>>,
    onDone: (value: Value) => void,
  ): Promise<void> {
    setBusy(true)
    setRefusal(null)
    const answer = await call
    setRefusal(toAccountRefusal(say, answer))
    if (answer.kind === 'done') onDone(answer.value)
    setBusy(false)
  }

  /** A text that is neither a mobile nor an email is refused before anything is sent. */
  function withIdentity(then: () => void): void {
    if (toIdentity(identity)) then()
    else setRefusal({ text: say('ValidatorUsername'), field: 'username' })
  }

  function sendCode(purpose: CodePurpose): Promise<void> {
    return run(accountCalls.sendCode(identity, purpose), ({ livesSeconds }) => {
      setCodeEndsMs(Date.now() + livesSeconds * 1000)
      setStep(purpose === 'sign-in' ? 'code' : 'reset')
    })
  }

  return {
    step,
    identity,
    setIdentity: (typed: string) => {
      setIdentity(typed)
      setRefusal(null)
    },
    codeEndsMs,
    refusal,
    setRefusal,
    /** How the form's parts are tied to the refusal. */
    refused,
    isBusy,
    go,
    askCode: () => withIdentity(() => void sendCode('sign-in')),
    askPassword: () => withIdentity(() => go('password')),
    resend: () => void sendCode(step === 'reset' ? 'password' : 'sign-in'),
    forget: () => void sendCode('password'),
    enter: (code: string) => void run(accountCalls.enter(identity, code), onEntered),
    onEntered,
    login: (password: string) => void run(accountCalls.login(identity, password), onEntered),
    reset: (code: string, password: string) =>
      void run(accountCalls.resetPassword(identity, code, password), onEntered),
  }
}

export type SignInState = ReturnType<typeof useSignIn>
