'use client'

import type { FreshWire } from '@rasteh/contracts/passkeys'
import { passkeyTexts, freshTexts as texts } from '@rasteh/messages/dashboard'
import type { FormEvent } from 'react'
import desk from '../desk.module.css'
import { CodeField } from '../second-factor/set-up-steps.tsx'
import styles from './fresh.module.css'
import { useProof } from './use-proof.ts'

type ProofFormProps = { ways: FreshWire; onProven: () => void; onCancel: () => void }

/** By what somebody may show again who they are; a passkey first, where there is one. */
export function ProofForm({ ways, onProven, onCancel }: ProofFormProps) {
  const { form, edit, refusal, waiting, byPasskey, provePasskey, provePassword } = useProof(ways, onProven)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!waiting) provePassword()
  }
  return (
    <form className={styles.form} onSubmit={submit} aria-busy={waiting !== null} method="post">
      {byPasskey && (
        <>
          <button type="button" className={desk.primary} disabled={waiting !== null} onClick={provePasskey}>
            {texts.byPasskey}
          </button>
          {ways.ByPassword && <p className={styles.or}>{passkeyTexts.or}</p>}
        </>
      )}
      {ways.ByPassword && (
        <div className={desk.field}>
          <label className={desk.label} htmlFor="fresh-password">
            {texts.password}
          </label>
          <input
            id="fresh-password"
            className={desk.input}
            type="password"
            dir="ltr"
            autoComplete="current-password"
            required
            value={form.password}
            onChange={(event) => edit({ password: event.target.value })}
          />
        </div>
      )}
      {ways.ByPassword && ways.AsksCode && (
        <CodeField id="fresh-code" label={texts.code} value={form.code} onChange={(code) => edit({ code })} />
      )}
      <div role="alert">{refusal && <p className={desk.refusal}>{refusal}</p>}</div>
      <div className={desk.buttons}>
        {ways.ByPassword && (
          <button type="submit" className={byPasskey ? desk.quiet : desk.primary} disabled={waiting !== null}>
            {texts.confirm}
          </button>
        )}
        <button type="button" className={desk.quiet} onClick={onCancel}>
          {texts.cancel}
        </button>
      </div>
      <div role="status">
        {waiting && (
          <p className={desk.hint}>{waiting === 'passkey' ? passkeyTexts.waiting : texts.waiting}</p>
        )}
      </div>
    </form>
  )
}
