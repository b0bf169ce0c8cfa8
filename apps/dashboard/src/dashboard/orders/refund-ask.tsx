'use client'

import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { ordersTexts as texts } from '@rasteh/messages/dashboard'
import { useState } from 'react'
import desk from '../desk.module.css'
import { FilledText } from '../filled-text.tsx'
import styles from './orders.module.css'
import { useOrderAct } from './use-order-act.ts'

type RefundAskProps = { orderId: string; attemptNumber: number; bankTitle: string }

/** Has the bank give one payment back; asked once more before it is done. */
export function RefundAsk({ orderId, attemptNumber, bankTitle }: RefundAskProps) {
  const { act, isWaiting, refusal } = useOrderAct(orderId)
  const [isAsked, setAsked] = useState(false)
  const ask = () => act(ADDED_PATHS.manageOrderRefund, { AttemptNumber: attemptNumber })
  if (!isAsked)
    return (
      <button type="button" className={desk.primary} onClick={() => setAsked(true)}>
        {texts.askRefund}
      </button>
    )
  return (
    <div className={styles.asking} aria-busy={isWaiting}>
      <p className={styles.note}>
        <FilledText text={texts.askRefundQuestion} values={{ bank: bankTitle }} />
      </p>
      <div className={desk.buttons}>
        <button type="button" className={desk.primary} disabled={isWaiting} onClick={ask}>
          {isWaiting ? texts.waiting : texts.confirm}
        </button>
        <button type="button" className={desk.quiet} onClick={() => setAsked(false)}>
          {texts.keep}
        </button>
      </div>
      <div role="alert">{refusal && <p className={desk.refusal}>{refusal}</p>}</div>
    </div>
  )
}
