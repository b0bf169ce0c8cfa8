'use client'

import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { ordersTexts as texts } from '@rasteh/messages/dashboard'
import { type FormEvent, useState } from 'react'
import desk from '../desk.module.css'
import styles from './orders.module.css'
import { useOrderAct } from './use-order-act.ts'

/** That the money of one payment went back, and how. */
export function RefundMark({ orderId, attemptNumber }: { orderId: string; attemptNumber: number }) {
  const { act, isWaiting, refusal } = useOrderAct(orderId)
  const [isOpen, setOpen] = useState(false)
  const mark = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const Note = String(new FormData(event.currentTarget).get('Note') ?? '')
    await act(ADDED_PATHS.manageOrderRefunded, { AttemptNumber: attemptNumber, Note })
  }
  if (!isOpen)
    return (
      <button type="button" className={desk.quiet} onClick={() => setOpen(true)}>
        {texts.markRefunded}
      </button>
    )
  return (
    <form className={styles.asking} onSubmit={mark} aria-busy={isWaiting}>
      <label className={desk.field}>
        <span className={desk.label}>{texts.refundNote}</span>
        <input className={desk.input} name="Note" required maxLength={1000} autoComplete="off" />
      </label>
      <div className={desk.buttons}>
        <button type="submit" className={desk.primary} disabled={isWaiting}>
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
