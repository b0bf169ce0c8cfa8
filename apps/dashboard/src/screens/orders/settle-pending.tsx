'use client'

import { MANAGE_PATHS } from '@rasteh/contracts/paths'
import { ordersTexts as texts } from '@rasteh/messages/dashboard'
import { type FormEvent, useState } from 'react'
import { FilledText } from '#components/filled-text.tsx'
import screen from '#components/screen.module.css'
import styles from './orders.module.css'
import { useOrderAction } from './use-order-action.ts'

type SettlePendingProps = { orderId: string; attemptNumber: number; bankTitle: string }

/** Ends the wait for a bank's answer about one payment; asked once more, with a reason, before it is done. */
export function SettlePending({ orderId, attemptNumber, bankTitle }: SettlePendingProps) {
  const { act, isWaiting, refusal } = useOrderAction(orderId)
  const [isOpen, setOpen] = useState(false)
  const end = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const Reason = String(new FormData(event.currentTarget).get('Reason') ?? '').trim()
    if (Reason !== '') await act(MANAGE_PATHS.orderSettlePending, { AttemptNumber: attemptNumber, Reason })
  }
  if (!isOpen)
    return (
      <button type="button" className={screen.quiet} aria-expanded={false} onClick={() => setOpen(true)}>
        {texts.settlePending}
      </button>
    )
  return (
    <form className={styles.asking} aria-label={texts.settlePending} aria-busy={isWaiting} onSubmit={end}>
      <p className={styles.note}>
        <FilledText text={texts.settlePendingQuestion} values={{ bank: bankTitle }} />
      </p>
      <label className={screen.field}>
        <span className={screen.label}>{texts.settlePendingReason}</span>
        <input
          className={screen.input}
          name="Reason"
          dir="auto"
          required
          maxLength={1000}
          autoComplete="off"
        />
      </label>
      <div className={screen.buttons}>
        <button type="submit" className={screen.danger} disabled={isWaiting}>
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
