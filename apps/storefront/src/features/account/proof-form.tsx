'use client'

import { useHasPasskeys } from '@rasteh/shop-client/use-has-passkeys'
import { Button } from '@rasteh/ui/button'
import { FormAlert } from '@rasteh/ui/form-alert'
import { TextField } from '@rasteh/ui/text-field'
import type { FormEvent } from 'react'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import type { ProofMethods } from './account-from-wire.ts'
import styles from './sign-in.module.css'
import { useProofForm } from './use-proof-form.ts'

type ProofFormProps = { methods: ProofMethods; onProven: () => void; onCancel: () => void }

/** A passkey, the password, or a code for a customer without a password, as at the sign-in. */
export function ProofForm({ methods, onProven, onCancel }: ProofFormProps) {
  const { say } = usePageSettings()
  const form = useProofForm(methods, onProven)
  const byPasskey = useHasPasskeys() && methods.byPasskey
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!form.isBusy) form.confirm()
  }
  return (
    <form
      ref={form.refused.form}
      className={styles.step}
      noValidate
      aria-busy={form.isBusy}
      onSubmit={submit}
    >
      {byPasskey && (
        <>
          <Button isBusy={form.isBusy} onPress={form.provePasskey}>
            {say('ProofByPasskey')}
          </Button>
          <p className={styles.or}>{say('PasskeyOr')}</p>
        </>
      )}
      <TextField
        label={say(methods.byPassword ? 'AccountPassword' : 'AccountCode')}
        name={form.fieldName}
        refusedBy={form.refused.refusedBy(form.fieldName)}
        type={methods.byPassword ? 'password' : 'text'}
        inputMode={methods.byPassword ? 'text' : 'numeric'}
        autoComplete={methods.byPassword ? 'current-password' : 'one-time-code'}
        isLtr
        value={form.typed}
        onChange={form.setTyped}
      />
      {!methods.byPassword && form.identity && (
        <Button kind="quiet" isBusy={form.isBusy} onPress={form.sendCode}>
          {say('ProofSendCode', { identity: form.identity })}
        </Button>
      )}
      {form.refusal && (
        <FormAlert tone="refused" id={form.refused.id}>
          {form.refusal.text}
        </FormAlert>
      )}
      <div className={styles.buttons}>
        <Button
          type="submit"
          kind={byPasskey ? 'secondary' : 'primary'}
          isBusy={form.isBusy}
          isDisabled={form.typed === ''}
        >
          {say('ProofConfirm')}
        </Button>
        <Button kind="quiet" onPress={onCancel}>
          {say('PasskeyCancel')}
        </Button>
      </div>
    </form>
  )
}
