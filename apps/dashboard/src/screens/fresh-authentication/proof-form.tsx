'use client'

import type { FreshWire } from '@rasteh/contracts/passkeys'
import { passkeyTexts, freshTexts as texts } from '@rasteh/messages/dashboard'
import type { FormEvent } from 'react'
import screen from '#components/screen.module.css'
import { CodeField } from '#screens/second-factor/public-components.ts'
import styles from './fresh.module.css'
import { useProof } from './use-proof.ts'

type ProofFormProps = { methods: FreshWire; onProven: () => void; onCancel: () => void }

/** By what a person may show again who they are; a passkey first, where there is one. */
export function ProofForm({ methods, onProven, onCancel }: ProofFormProps) {
  const { form, edit, refusal, waiting, byPasskey, provePasskey, provePassword } = useProof(methods, onProven)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!waiting) provePassword()
  }
  return (
    <form className={styles.form} onSubmit={submit} aria-busy={waiting !== null} method="post">
      {byPasskey && (
        <>
          <button type="button" className={screen.primary} disabled={waiting !== null} onClick={provePasskey}>
            {texts.byPasskey}
          </button>
          {methods.ByPassword && <p className={styles.or}>{passkeyTexts.or}</p>}
        </>
      )}
      {methods.ByPassword && (
        <div className={screen.field}>
          <label className={screen.label} htmlFor="fresh-password">
            {texts.password}
          </label>
          <input
            id="fresh-password"
            className={screen.input}
            type="password"
            dir="ltr"
            autoComplete="current-password"
            required
            value={form.password}
            onChange={(event) => edit({ password: event.target.value })}
          />
        </div>
      )}
      {methods.ByPassword && methods.AsksCode && (
        <CodeField id="fresh-code" label={texts.code} value={form.code} onChange={(code) => edit({ code })} />
      )}
      <div role="alert">{refusal && <p className={screen.refusal}>{refusal}</p>}</div>
      <div className={screen.buttons}>
        {methods.ByPassword && (
          <button
            type="submit"
            className={byPasskey ? screen.quiet : screen.primary}
            disabled={waiting !== null}
          >
            {texts.confirm}
          </button>
        )}
        <button type="button" className={screen.quiet} onClick={onCancel}>
          {texts.cancel}
        </button>
      </div>
      <div role="status">
        {waiting && (
          <p className={screen.hint}>{waiting === 'passkey' ? passkeyTexts.waiting : texts.waiting}</p>
        )}
      </div>
    </form>
  )
}
