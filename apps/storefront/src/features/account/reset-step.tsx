'use client'

import { CODE_DIGITS, toCode } from '@rasteh/shop-core/account'
import { Button } from '@rasteh/ui/button'
import { useState } from 'react'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import { CodeField } from './code-field.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { CodeHint, Resend } from './resend.tsx'
import { refusalOfPassword } from './say-account-refusal.ts'
import styles from './sign-in.module.css'
import { StepForm } from './step-form.tsx'
import type { SignInState } from './use-sign-in.ts'

/** Sets a new password for a forgotten one: the code and the password go together, so that no ticket waits for typing. */
export function ResetStep({ state }: { state: SignInState }) {
  const { say } = usePageSettings()
  const [typed, setTyped] = useState({ code: '', password: '', again: '' })

  function submit(): void {
    const code = toCode(typed.code)
    const refusal = code
      ? refusalOfPassword(say, typed, state.identity)
      : { text: say('AccountCodeDigits', { count: CODE_DIGITS }), field: 'code' }
    if (refusal) state.setRefusal(refusal)
    else state.reset(code ?? '', typed.password)
  }

  function change(changed: Partial<typeof typed>): void {
    setTyped({ ...typed, ...changed })
    state.setRefusal(null)
  }

  return (
    <StepForm
      state={state}
      title={say('AccountNewPassword')}
      hint={<CodeHint identity={state.identity} />}
      onSubmit={submit}
    >
      <CodeField
        value={typed.code}
        onChange={(code) => change({ code })}
        refusedBy={state.refused.refusedBy('code')}
      />
      <NewPasswordFields typed={typed} onChange={change} refusedBy={state.refused.refusedBy} />
      <Button type="submit" isBusy={state.isBusy}>
        {say('AccountSetPassword')}
      </Button>
      <Resend state={state} />
      <div className={styles.others}>
        <Button kind="quiet" onPress={() => state.go('password')}>
          {say('AccountBack')}
        </Button>
      </div>
    </StepForm>
  )
}
