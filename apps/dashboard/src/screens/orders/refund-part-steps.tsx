'use client'

import { MANAGE_PATHS } from '@rasteh/contracts/paths'
import { ordersTexts, returnsTexts as texts } from '@rasteh/messages/dashboard'
import { type FormEvent, useState } from 'react'
import screen from '#components/screen.module.css'
import styles from './orders.module.css'
import { useOrderAction } from './use-order-action.ts'

type RefundPartStepsProps = { orderId: string; partNumber: number; canAskBank: boolean }

/** How one part of a refund goes back: by its bank, or by hand to the customer's account. */
export function RefundPartSteps({ orderId, partNumber, canAskBank }: RefundPartStepsProps) {
  const { act, isWaiting, refusal } = useOrderAction(orderId)
  const [isOpen, setOpen] = useState(false)
  const pay = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '')
    const body = { PartNumber: partNumber, Iban: text('Iban'), Note: text('Note') }
    if (await act(MANAGE_PATHS.refundPartPaid, body)) setOpen(false)
  }
  return (
    <>
      <div className={screen.buttons}>
        {canAskBank && (
          <button
            type="button"
            className={screen.primary}
            disabled={isWaiting}
            onClick={() => act(MANAGE_PATHS.refundPartAsk, { PartNumber: partNumber })}
          >
            {texts.askBank}
          </button>
        )}
        {!isOpen && (
          <button type="button" className={screen.quiet} onClick={() => setOpen(true)}>
            {texts.markPaid}
          </button>
        )}
      </div>
      {isOpen && (
        <form className={styles.asking} aria-label={texts.markPaid} aria-busy={isWaiting} onSubmit={pay}>
          <label className={screen.field}>
            <span className={screen.label}>{texts.iban}</span>
            <input
              className={screen.input}
              name="Iban"
              dir="ltr"
              required
              maxLength={60}
              autoComplete="off"
            />
            <span className={screen.hint}>{texts.ibanHint}</span>
          </label>
          <label className={screen.field}>
            <span className={screen.label}>{texts.paidNote}</span>
            <input className={screen.input} name="Note" maxLength={1000} autoComplete="off" />
          </label>
          <div className={screen.buttons}>
            <button type="submit" className={screen.primary} disabled={isWaiting}>
              {isWaiting ? ordersTexts.waiting : ordersTexts.confirm}
            </button>
            <button type="button" className={screen.quiet} onClick={() => setOpen(false)}>
              {ordersTexts.keep}
            </button>
          </div>
        </form>
      )}
      <div role="alert">{refusal && <p className={screen.refusal}>{refusal}</p>}</div>
    </>
  )
}
