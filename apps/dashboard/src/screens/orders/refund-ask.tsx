'use client'

import { MANAGE_PATHS } from '@rasteh/contracts/paths'
import { ordersTexts as texts } from '@rasteh/messages/dashboard'
import { useState } from 'react'
import { FilledText } from '#components/filled-text.tsx'
import screen from '#components/screen.module.css'
import styles from './orders.module.css'
import { useOrderAction } from './use-order-action.ts'

type RefundAskProps = { orderId: string; attemptNumber: number; bankTitle: string }

/** Has the bank give one payment back; asked once more before it is done. */
export function RefundAsk({ orderId, attemptNumber, bankTitle }: RefundAskProps) {
  const { act, isWaiting, refusal } = useOrderAction(orderId)
  const [isAsked, setAsked] = useState(false)
  const ask = () => act(MANAGE_PATHS.orderRefund, { AttemptNumber: attemptNumber })
  if (!isAsked)
    return (
      <button type="button" className={screen.primary} onClick={() => setAsked(true)}>
        {texts.askRefund}
      </button>
    )
  return (
    <div className={styles.asking} aria-busy={isWaiting}>
      <p className={styles.note}>
        <FilledText text={texts.askRefundQuestion} values={{ bank: bankTitle }} />
      </p>
      <div className={screen.buttons}>
        <button type="button" className={screen.primary} disabled={isWaiting} onClick={ask}>
          {isWaiting ? texts.waiting : texts.confirm}
        </button>
        <button type="button" className={screen.quiet} onClick={() => setAsked(false)}>
          {texts.keep}
        </button>
      </div>
      <div role="alert">{refusal && <p className={screen.refusal}>{refusal}</p>}</div>
    </div>
  )
}
