'use client'

import { CodeStep } from './code-step.tsx'
import { IdentityStep } from './identity-step.tsx'
import { PasswordStep } from './password-step.tsx'
import { ResetStep } from './reset-step.tsx'
import { useSignIn } from './use-sign-in.ts'

/** Signing in, for known and new customers: the mobile or email opens the session. */
export function SignIn({ onEntered }: { onEntered: () => void }) {
  const state = useSignIn(onEntered)
  if (state.step === 'code') return <CodeStep state={state} />
  if (state.step === 'password') return <PasswordStep state={state} />
  if (state.step === 'reset') return <ResetStep state={state} />
  return <IdentityStep state={state} />
}
