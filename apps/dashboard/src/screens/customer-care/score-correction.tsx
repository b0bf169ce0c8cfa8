'use client'

import { MANAGE_PATHS } from '@rasteh/contracts/paths'
import { customerCareTexts as texts } from '@rasteh/messages/dashboard'
import { parseAmount } from '@rasteh/persian-text/money'
import { SCORE_CORRECTION_MAX, SCORE_REASON_MAX } from '@rasteh/shop-core/customers'
import { type FormEvent, useState } from 'react'
import screen from '#components/screen.module.css'
import { Said } from './said.tsx'
import { useCustomerAct } from './use-customer-act.ts'

/** Points by hand, with a reason. One key for each form that was opened: pressed twice, it is one line of the ledger. */
export function ScoreCorrection({ customerId }: { customerId: number }) {
  const { act, refuse, isWaiting, isDone, refusal } = useCustomerAct(customerId, MANAGE_PATHS.scoreCorrect)
  const [key, setKey] = useState<string | null>(null)
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '').trim()
    const points = parseAmount(text('Points')) ?? 0
    if (points < 1 || points > SCORE_CORRECTION_MAX) return refuse(texts.wrongPoints)
    const body = { Key: key, Points: text('Kind') === 'take' ? -points : points, Reason: text('Reason') }
    if (await act(body)) setKey(null)
  }
  if (!key)
    return (
      <div className={screen.steps}>
        <button type="button" className={screen.quiet} onClick={() => setKey(crypto.randomUUID())}>
          {texts.correct}
        </button>
        <Said done={isDone ? texts.saved : null} refusal={null} />
      </div>
    )
  return (
    <form className={screen.steps} aria-label={texts.correct} aria-busy={isWaiting} onSubmit={save}>
      <fieldset className={screen.choices}>
        <legend className={screen.label}>{texts.kind}</legend>
        <div className={screen.choiceRow}>
          <Choice value="add" label={texts.add} isFirst />
          <Choice value="take" label={texts.take} />
        </div>
      </fieldset>
      <label className={screen.field}>
        <span className={screen.label}>{texts.points}</span>
        <input
          className={screen.input}
          name="Points"
          inputMode="numeric"
          required
          maxLength={12}
          autoComplete="off"
        />
      </label>
      <label className={screen.field}>
        <span className={screen.label}>{texts.reason}</span>
        <input
          className={screen.input}
          name="Reason"
          required
          maxLength={SCORE_REASON_MAX}
          autoComplete="off"
        />
      </label>
      <button type="submit" className={screen.primary} disabled={isWaiting}>
        {isWaiting ? texts.waiting : texts.saveCorrection}
      </button>
      <Said done={null} refusal={refusal} />
    </form>
  )
}

function Choice({ value, label, isFirst = false }: { value: string; label: string; isFirst?: boolean }) {
  return (
    <label className={screen.choice}>
      <input className={screen.radio} type="radio" name="Kind" value={value} defaultChecked={isFirst} />
      {label}
    </label>
  )
}
