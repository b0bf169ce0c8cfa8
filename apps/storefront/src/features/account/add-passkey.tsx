'use client'

import { useHasPasskeys } from '@rasteh/shop-client/use-has-passkeys'
import { Button } from '@rasteh/ui/button'
import { TextField } from '@rasteh/ui/text-field'
import { type FormEvent, useState } from 'react'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import styles from './sign-in.module.css'

type AddPasskeyProps = { isBusy: boolean; onAdd: (name: string) => Promise<boolean> }

/** Names a new passkey and has the browser make it. */
export function AddPasskey({ isBusy, onAdd }: AddPasskeyProps) {
  const { say } = usePageSettings()
  const isSupported = useHasPasskeys()
  const [name, setName] = useState<string | null>(null)
  if (!isSupported) return <p className={styles.hint}>{say('PasskeysUnsupported')}</p>
  if (name === null)
    return (
      <div>
        <Button kind="secondary" onPress={() => setName('')}>
          {say('PasskeyAdd')}
        </Button>
      </div>
    )
  async function make(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (!isBusy && (await onAdd(name ?? ''))) setName(null)
  }
  return (
    <form className={styles.fields} noValidate aria-busy={isBusy} onSubmit={(event) => void make(event)}>
      <TextField
        label={say('PasskeyName')}
        name="passkey-name"
        hint={say('PasskeyNameHint')}
        value={name}
        onChange={setName}
        isRequired
        autoComplete="off"
      />
      <div className={styles.buttons}>
        <Button type="submit" isBusy={isBusy}>
          {say('PasskeyMake')}
        </Button>
        <Button kind="quiet" onPress={() => setName(null)}>
          {say('PasskeyCancel')}
        </Button>
      </div>
      {isBusy && (
        <p className={styles.hint} role="status">
          {say('PasskeyWaiting')}
        </p>
      )}
    </form>
  )
}
