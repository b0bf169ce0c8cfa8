'use client'

import { passwordChangeTexts as texts } from '@rasteh/messages/dashboard'
import { useState } from 'react'
import screen from '#components/screen.module.css'
import { callEndpoint } from '#endpoints/call-endpoint.ts'

type Said = { kind: 'done' | 'refused'; text: string }
const REFUSALS: Readonly<Record<string, string>> = texts.refusals
const EMPTY = { current: '', password: '' }

/** The current user's new password. It is inside the form of the account, so it has a button of its own. */
export function CurrentUserPasswordPanel() {
  const [typed, setTyped] = useState(EMPTY)
  const [said, setSaid] = useState<Said | null>(null)
  const [isWaiting, setWaiting] = useState(false)

  async function change(): Promise<void> {
    setWaiting(true)
    const answer = await callEndpoint('own-password', typed)
    setWaiting(false)
    if (answer.ok) setTyped(EMPTY)
    setSaid(
      answer.ok
        ? { kind: 'done', text: texts.done }
        : { kind: 'refused', text: REFUSALS[answer.refusal.kind] ?? texts.failed },
    )
  }

  return (
    <section className={screen.card} aria-label={texts.title} aria-busy={isWaiting}>
      <h3 className={screen.heading}>{texts.title}</h3>
      <p className={screen.hint}>{texts.hint}</p>
      <PasswordField
        id="own-password-current"
        label={texts.current}
        autoComplete="current-password"
        value={typed.current}
        onChange={(current) => setTyped({ ...typed, current })}
      />
      <PasswordField
        id="own-password-new"
        label={texts.password}
        autoComplete="new-password"
        value={typed.password}
        onChange={(password) => setTyped({ ...typed, password })}
      />
      <div className={screen.buttons}>
        <button type="button" className={screen.primary} disabled={isWaiting} onClick={() => void change()}>
          {texts.change}
        </button>
      </div>
      <div role="status">{said?.kind === 'done' && <p className={screen.done}>{said.text}</p>}</div>
      <div role="alert">{said?.kind === 'refused' && <p className={screen.refusal}>{said.text}</p>}</div>
    </section>
  )
}

type PasswordFieldProps = {
  id: string
  label: string
  autoComplete: 'current-password' | 'new-password'
  value: string
  onChange: (value: string) => void
}

function PasswordField({ id, label, autoComplete, value, onChange }: PasswordFieldProps) {
  return (
    <div className={screen.field}>
      <label className={screen.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={screen.input}
        type="password"
        dir="ltr"
        autoComplete={autoComplete}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
