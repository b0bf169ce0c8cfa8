'use client'

import { Button } from '@rasteh/ui/button'
import { TextField } from '@rasteh/ui/text-field'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import { PasskeyEntry } from './passkey-entry.tsx'
import styles from './sign-in.module.css'
import { StepForm } from './step-form.tsx'
import type { SignInState } from './use-sign-in.ts'

/** Asks who it is. */
export function IdentityStep({ state }: { state: SignInState }) {
  const { say } = usePageSettings()
  return (
    <StepForm
      state={state}
      title={say('AccountWelcome')}
      hint={say('AccountWelcomeHint')}
      onSubmit={state.askCode}
    >
      <TextField
        label={say('AccountUsername')}
        name="username"
        value={state.identity}
        onChange={state.setIdentity}
        refusedBy={state.refused.refusedBy('username')}
        isRequired
        isLtr
        inputMode="email"
        autoComplete="username webauthn"
      />
      <div className={styles.actions}>
        <Button type="submit" isBusy={state.isBusy}>
          {say('AccountSendCode')}
        </Button>
        <Button kind="quiet" onPress={state.askPassword}>
          {say('AccountByPassword')}
        </Button>
      </div>
      <PasskeyEntry state={state} />
    </StepForm>
  )
}
