'use client'

import { MANAGE_PATHS } from '@rasteh/contracts/paths'
import { ordersTexts as texts } from '@rasteh/messages/dashboard'
import { type FormEvent, useState } from 'react'
import screen from '#components/screen.module.css'
import styles from './orders.module.css'
import { useOrderAction } from './use-order-action.ts'

/** That the money of one payment went back, and how. */
export function RefundMark({ orderId, attemptNumber }: { orderId: string; attemptNumber: number }) {
  const { act, isWaiting, refusal } = useOrderAction(orderId)
  const [isOpen, setOpen] = useState(false)
  const mark = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const Note = String(new FormData(event.currentTarget).get('Note') ?? '')
    await act(MANAGE_PATHS.orderRefunded, { AttemptNumber: attemptNumber, Note })
  }
  if (!isOpen)
    return (
      <button type="button" className={screen.quiet} onClick={() => setOpen(true)}>
        {texts.markRefunded}
      </button>
    )
  return (
    <form className={styles.asking} onSubmit={mark} aria-busy={isWaiting}>
      <label className={screen.field}>
        <span className={screen.label}>{texts.refundNote}</span>
        <input className={screen.input} name="Note" required maxLength={1000} autoComplete="off" />
      </label>
      <div className={screen.buttons}>
        <button type="submit" className={screen.primary} disabled={isWaiting}>
          {isWaiting ? texts.waiting : texts.confirm}
        </button>
        <button type="button" className={screen.quiet} onClick={() => setOpen(false)}>
          {texts.keep}
        </button>
      </div>
      <div role="alert">{refusal && <p className={screen.refusal}>{refusal}</p>}</div>
    </form>
  )
}
