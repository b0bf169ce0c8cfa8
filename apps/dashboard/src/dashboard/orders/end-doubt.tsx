'use client'

import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { ordersTexts as texts } from '@rasteh/messages/dashboard'
import { type FormEvent, useState } from 'react'
import desk from '../desk.module.css'
import { FilledText } from '../filled-text.tsx'
import styles from './orders.module.css'
import { useOrderAct } from './use-order-act.ts'

type EndDoubtProps = { orderId: string; attemptNumber: number; bankTitle: string }

/** Ends the wait for a bank's answer about one payment; asked once more, with a reason, before it is done. */
export function EndDoubt({ orderId, attemptNumber, bankTitle }: EndDoubtProps) {
  const { act, isWaiting, refusal } = useOrderAct(orderId)
  const [isOpen, setOpen] = useState(false)
  const end = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const Reason = String(new FormData(event.currentTarget).get('Reason') ?? '').trim()
    if (Reason !== '') await act(ADDED_PATHS.manageOrderEndDoubt, { AttemptNumber: attemptNumber, Reason })
  }
  if (!isOpen)
    return (
      <button type="button" className={desk.quiet} aria-expanded={false} onClick={() => setOpen(true)}>
        {texts.endDoubt}
      </button>
    )
  return (
    <form className={styles.asking} aria-label={texts.endDoubt} aria-busy={isWaiting} onSubmit={end}>
      <p className={styles.note}>
        <FilledText text={texts.endDoubtQuestion} values={{ bank: bankTitle }} />
      </p>
      <label className={desk.field}>
        <span className={desk.label}>{texts.endDoubtReason}</span>
        <input className={desk.input} name="Reason" dir="auto" required maxLength={1000} autoComplete="off" />
      </label>
      <div className={desk.buttons}>
        <button type="submit" className={desk.danger} disabled={isWaiting}>
          {isWaiting ? texts.waiting : texts.confirm}
        </button>
        <button type="button" className={desk.quiet} onClick={() => setOpen(false)}>
          {texts.keep}
        </button>
      </div>
      <div role="alert">{refusal && <p className={desk.refusal}>{refusal}</p>}</div>
    </form>
  )
}
