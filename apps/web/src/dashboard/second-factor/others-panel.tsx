'use client'

import { secondFactorTexts as texts } from '@rasteh/messages/dashboard'
import { useState } from 'react'
import { callDesk } from '../call-desk.ts'
import desk from '../desk.module.css'

type OthersPanelProps = { staffId: number; isOn: boolean }

/** Another's second factor, as the owner sees it. */
export function OthersPanel({ staffId, isOn: first }: OthersPanelProps) {
  const [isOn, setOn] = useState(first)
  const [said, setSaid] = useState<{ isDone: boolean; text: string } | null>(null)
  const reset = async () => {
    const answer = await callDesk('second-factor/reset', { staffId })
    const refusals: Record<string, string> = texts.refusals
    if (answer.ok) setOn(false)
    setSaid({
      isDone: answer.ok,
      text: answer.ok ? texts.resetDone : (refusals[answer.refusal.kind] ?? texts.failed),
    })
  }
  return (
    <section className={desk.card} aria-label={texts.title}>
      <h3 className={desk.heading}>{texts.title}</h3>
      <p className={desk.hint}>{isOn ? texts.on : texts.off}</p>
      {isOn && (
        <>
          <p className={desk.hint}>{texts.resetHint}</p>
          <button type="button" className={desk.danger} onClick={reset}>
            {texts.reset}
          </button>
        </>
      )}
      <div role="status">{said?.isDone && <p className={desk.done}>{said.text}</p>}</div>
      <div role="alert">{said && !said.isDone && <p className={desk.refusal}>{said.text}</p>}</div>
    </section>
  )
}
