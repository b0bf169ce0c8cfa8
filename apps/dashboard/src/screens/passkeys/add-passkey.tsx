'use client'

import { passkeyTexts as texts } from '@rasteh/messages/dashboard'
import { useHasPasskeys } from '@rasteh/shop-client/use-has-passkeys'
import { PASSKEY_NAME_MAX } from '@rasteh/shop-core/account'
import { type KeyboardEvent, useState } from 'react'
import screen from '#components/screen.module.css'
import styles from './passkeys.module.css'

type AddPasskeyProps = { isWaiting: boolean; onAdd: (name: string) => Promise<boolean> }

/** Names a new passkey and has the browser make it. It is inside the account's form, so Enter is handled here. */
export function AddPasskey({ isWaiting, onAdd }: AddPasskeyProps) {
  const isSupported = useHasPasskeys()
  const [name, setName] = useState<string | null>(null)
  if (!isSupported) return <p className={screen.hint}>{texts.unsupported}</p>
  if (name === null)
    return (
      <button type="button" className={screen.primary} disabled={isWaiting} onClick={() => setName('')}>
        {texts.add}
      </button>
    )
  const make = async () => {
    if (!isWaiting && (await onAdd(name))) setName(null)
  }
  const takeEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void make()
  }
  return (
    <div className={styles.asking}>
      <div className={screen.field}>
        <label className={screen.label} htmlFor="passkey-name">
          {texts.name}
        </label>
        <input
          id="passkey-name"
          className={screen.input}
          aria-describedby="passkey-name-hint"
          autoComplete="off"
          maxLength={PASSKEY_NAME_MAX}
          value={name}
          onChange={(event) => setName(event.target.value)}
          onKeyDown={takeEnter}
        />
        <p className={screen.hint} id="passkey-name-hint">
          {texts.nameHint}
        </p>
      </div>
      <div className={screen.buttons}>
        <button type="button" className={screen.primary} disabled={isWaiting} onClick={() => void make()}>
          {texts.make}
        </button>
        <button type="button" className={screen.quiet} onClick={() => setName(null)}>
          {texts.cancel}
        </button>
      </div>
      <div role="status">{isWaiting && <p className={screen.hint}>{texts.waiting}</p>}</div>
    </div>
  )
}
