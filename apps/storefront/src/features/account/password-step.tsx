'use client'

import { Button } from '@rasteh/ui/button'
import { TextField } from '@rasteh/ui/text-field'
import { useState } from 'react'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import styles from './sign-in.module.css'
import { StepForm } from './step-form.tsx'
import type { SignInState } from './use-sign-in.ts'

/** Asks for the password. The name stays in the form, so that browsers keep both together. */
export function PasswordStep({ state }: { state: SignInState }) {
  const { say } = usePageSettings()
  const [password, setPassword] = useState('')

  function submit(): void {
    if (password) state.login(password)
    else state.setRefusal({ text: say('ValidatorRequired'), field: 'password' })
  }

  return (
    <StepForm state={state} title={say('AccountByPassword')} onSubmit={submit}>
      <TextField
        label={say('AccountUsername')}
        name="username"
        value={state.identity}
        onChange={state.setIdentity}
        refusedBy={state.refused.refusedBy('username')}
        isLtr
        inputMode="email"
        autoComplete="username"
      />
      <TextField
        label={say('AccountPassword')}
        name="password"
        value={password}
        onChange={(typed) => {
          setPassword(typed)
          state.setRefusal(null)
        }}
        refusedBy={state.refused.refusedBy('password')}
        type="password"
        isRequired
        autoComplete="current-password"
      />
      <Button type="submit" isBusy={state.isBusy}>
        {say('SignIn')}
      </Button>
      <div className={styles.others}>
        <Button kind="quiet" onPress={state.forget}>
          {say('AccountForgot')}
        </Button>
        <Button kind="quiet" onPress={state.askCode}>
          {say('AccountByCode')}
        </Button>
      </div>
    </StepForm>
  )
}
