'use client'

import { MANAGE_PATHS } from '@rasteh/contracts/paths'
import { ordersTexts, returnsTexts as texts } from '@rasteh/messages/dashboard'
import { parseAmount } from '@rasteh/persian-text/money'
import { RETURN_REASONS } from '@rasteh/shop-core/returns'
import { type FormEvent, useState } from 'react'
import screen from '#components/screen.module.css'
import styles from './orders.module.css'
import { useOrderAction } from './use-order-action.ts'

type Line = { position: number; title: string; left: number }

/** Staff make a return for a customer who calls, also beyond time or against an exception, with a reason. */
export function ReturnOpen({ orderId, lines }: { orderId: string; lines: readonly Line[] }) {
  const { act, isWaiting, refusal } = useOrderAction(orderId)
  // One key for each opened form: pressed twice, it is one return.
  const [key, setKey] = useState<string | null>(null)
  const open = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '')
    const Lines = lines
      .map(({ position }) => ({
        Position: position,
        Quantity: parseAmount(text(`quantity-${position}`)) ?? 0,
      }))
      .filter(({ Quantity }) => Quantity > 0)
    const body = { Key: key, Reason: text('Reason'), Note: text('Note'), Overrule: text('Overrule'), Lines }
    if (await act(MANAGE_PATHS.returnOpen, body)) setKey(null)
  }
  if (!key)
    return (
      <button type="button" className={screen.quiet} onClick={() => setKey(crypto.randomUUID())}>
        {texts.open}
      </button>
    )
  return (
    <form className={styles.asking} aria-label={texts.open} aria-busy={isWaiting} onSubmit={open}>
      <p className={styles.note}>{texts.openQuestion}</p>
      {lines.map(({ position, title }) => (
        <label key={position} className={screen.field}>
          <span className={screen.label}>
            {texts.units}: <bdi>{title}</bdi>
          </span>
          <input
            className={screen.input}
            name={`quantity-${position}`}
            inputMode="numeric"
            defaultValue="۰"
            autoComplete="off"
          />
        </label>
      ))}
      <label className={screen.field}>
        <span className={screen.label}>{texts.reason}</span>
        <select className={screen.input} name="Reason" defaultValue={RETURN_REASONS[0]}>
          {RETURN_REASONS.map((reason) => (
            <option key={reason} value={reason}>
              {texts.reasons[reason]}
            </option>
          ))}
        </select>
      </label>
      <label className={screen.field}>
        <span className={screen.label}>{texts.note}</span>
        <input className={screen.input} name="Note" maxLength={1000} autoComplete="off" />
      </label>
      <label className={screen.field}>
        <span className={screen.label}>{texts.overrule}</span>
        <input className={screen.input} name="Overrule" maxLength={1000} autoComplete="off" />
      </label>
      <div className={screen.buttons}>
        <button type="submit" className={screen.primary} disabled={isWaiting}>
          {isWaiting ? ordersTexts.waiting : ordersTexts.confirm}
        </button>
        <button type="button" className={screen.quiet} onClick={() => setKey(null)}>
          {ordersTexts.keep}
        </button>
      </div>
      <div role="alert">{refusal && <p className={screen.refusal}>{refusal}</p>}</div>
    </form>
  )
}
