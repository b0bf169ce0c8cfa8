'use client'

import type { FreshWire } from '@rasteh/contracts/passkeys'
import { freshTexts as texts } from '@rasteh/messages/dashboard'
import { passkeyCalls } from '@rasteh/shop-client/passkey-calls'
import { useEffect, useRef, useState } from 'react'
import screen from '#components/screen.module.css'
import styles from './fresh.module.css'
import { ProofForm } from './proof-form.tsx'

/** Where the shop does not say by what: the password, which everybody has. */
const UNKNOWN: FreshWire = { IsFresh: false, ByPasskey: false, ByPassword: true, AsksCode: false }

/** Asks the person again who they are, above everything else on the screen. Escape declines. */
export function FreshDialog({ onAnswer }: { onAnswer: (isProven: boolean) => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [methods, setMethods] = useState<FreshWire | null>(null)
  useEffect(() => {
    dialog.current?.showModal()
    void passkeyCalls('staff')
      .loadProofMethods()
      .then((answer) => setMethods(answer.kind === 'done' ? answer.value : UNKNOWN))
  }, [])
  // When the dialog opened there was nothing in it to go to.
  useEffect(() => {
    if (methods) dialog.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [methods])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="fresh-title"
      onCancel={(event) => {
        event.preventDefault()
        onAnswer(false)
      }}
    >
      <h2 className={screen.heading} id="fresh-title">
        {texts.title}
      </h2>
      <p className={screen.hint}>{texts.intro}</p>
      {methods ? (
        <ProofForm methods={methods} onProven={() => onAnswer(true)} onCancel={() => onAnswer(false)} />
      ) : (
        <p className={screen.hint} role="status">
          {texts.waiting}
        </p>
      )}
    </dialog>
  )
}
