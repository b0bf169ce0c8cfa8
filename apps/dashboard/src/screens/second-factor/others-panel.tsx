'use client'

import { secondFactorTexts as texts } from '@rasteh/messages/dashboard'
import { formatAmount } from '@rasteh/persian-text/money'
import { useState } from 'react'
import { FilledText } from '#components/filled-text.tsx'
import screen from '#components/screen.module.css'
import { callEndpoint } from '#endpoints/call-endpoint.ts'

type OthersPanelProps = { staffId: number; isOn: boolean; passkeys: number }

/** Another's second factor, as the owner sees it. */
export function OthersPanel({ staffId, isOn: first, passkeys: firstPasskeys }: OthersPanelProps) {
  const [isOn, setOn] = useState(first)
  const [passkeys, setPasskeys] = useState(firstPasskeys)
  const [said, setSaid] = useState<{ isDone: boolean; text: string } | null>(null)
  const reset = async () => {
    const answer = await callEndpoint('second-factor/reset', { staffId })
    const refusals: Record<string, string> = texts.refusals
    if (answer.ok) {
      setOn(false)
      setPasskeys(0)
    }
    setSaid({
      isDone: answer.ok,
      text: answer.ok ? texts.resetDone : (refusals[answer.refusal.kind] ?? texts.failed),
    })
  }
  return (
    <section className={screen.card} aria-label={texts.title}>
      <h3 className={screen.heading}>{texts.title}</h3>
      <p className={screen.hint}>{isOn ? texts.on : texts.off}</p>
      {passkeys > 0 && (
        <p className={screen.hint}>
          <FilledText text={texts.passkeys} values={{ count: formatAmount(passkeys, 'fa-IR') }} />
        </p>
      )}
      {(isOn || passkeys > 0) && (
        <>
          <p className={screen.hint}>{texts.resetHint}</p>
          <button type="button" className={screen.danger} onClick={reset}>
            {texts.reset}
          </button>
        </>
      )}
      <div role="status">{said?.isDone && <p className={screen.done}>{said.text}</p>}</div>
      <div role="alert">{said && !said.isDone && <p className={screen.refusal}>{said.text}</p>}</div>
    </section>
  )
}
