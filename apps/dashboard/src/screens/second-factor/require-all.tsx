'use client'

import { secondFactorTexts as texts } from '@rasteh/messages/dashboard'
import { useState } from 'react'
import screen from '#components/screen.module.css'
import { callEndpoint } from '#endpoints/call-endpoint.ts'

/** The owner's rule for everybody: saved at once, as a switch is. */
export function RequireAll({ isRequired: first }: { isRequired: boolean }) {
  const [isRequired, setRequired] = useState(first)
  const [said, setSaid] = useState<'saved' | 'failed' | null>(null)
  const change = async (wanted: boolean) => {
    setRequired(wanted)
    const answer = await callEndpoint('second-factor/require', { isRequired: wanted })
    if (!answer.ok) setRequired(!wanted)
    setSaid(answer.ok ? 'saved' : 'failed')
  }
  return (
    <section className={screen.card}>
      <label className={screen.check}>
        <input type="checkbox" checked={isRequired} onChange={(event) => void change(event.target.checked)} />
        {texts.require}
      </label>
      <p className={screen.hint}>{texts.requireHint}</p>
      <div role="status">{said === 'saved' && <p className={screen.done}>{texts.requireSaved}</p>}</div>
      <div role="alert">{said === 'failed' && <p className={screen.refusal}>{texts.failed}</p>}</div>
    </section>
  )
}
