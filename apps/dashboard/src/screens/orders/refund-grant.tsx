'use client'

import { MANAGE_PATHS } from '@rasteh/contracts/paths'
import { ordersTexts, returnsTexts as texts } from '@rasteh/messages/dashboard'
import { formatMoney } from '@rasteh/persian-text/money'
import { type FormEvent, useState } from 'react'
import { FilledText } from '#components/filled-text.tsx'
import screen from '#components/screen.module.css'
import { LabelledAmount } from '#fields/labelled-amount.tsx'
import styles from './orders.module.css'
import { useOrderAction } from './use-order-action.ts'

type RefundGrantProps = {
  orderId: string
  unit: 'toman' | 'rial'
  /** The return that it settles; null for goodwill or delivery alone. */
  returnNumber: number | null
  goodsRial: number
  deliveryRial: number
  leftRial: number
  canAskBank: boolean
}

/** Gives a part of the money back: the share of what came back, the delivery, or goodwill. */
export function RefundGrant(props: RefundGrantProps) {
  const { orderId, unit, returnNumber, goodsRial, deliveryRial, leftRial, canAskBank } = props
  const { act, isWaiting, refusal } = useOrderAction(orderId)
  // One key for each opened form: pressed twice, it is one refund.
  const [key, setKey] = useState<string | null>(null)
  const [goodwill, setGoodwill] = useState<number | string | null>(null)
  const money = (rials: number) => formatMoney(rials, { culture: 'fa-IR', unit })
  const close = () => {
    setKey(null)
    setGoodwill(null)
  }
  const grant = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    // An amount that cannot be read is no amount of nothing; its input says what is wrong.
    if (typeof goodwill === 'string') return
    const body = {
      Key: key,
      ReturnNumber: returnNumber,
      DeliveryRial: form.get('Delivery') ? deliveryRial : 0,
      GoodwillRial: goodwill ?? 0,
      Reason: String(form.get('Reason') ?? ''),
      ByBank: form.get('Method') === 'bank',
    }
    if (await act(MANAGE_PATHS.refundGrant, body)) close()
  }
  const title = returnNumber === null ? texts.giveBackPart : texts.giveBack
  if (!key)
    return (
      <button
        type="button"
        className={returnNumber === null ? screen.quiet : screen.primary}
        onClick={() => setKey(crypto.randomUUID())}
      >
        {title}
      </button>
    )
  return (
    <form className={styles.asking} aria-label={title} aria-busy={isWaiting} onSubmit={grant}>
      {returnNumber !== null && (
        <p className={styles.note}>
          {texts.goods}: <bdi className={styles.total}>{money(goodsRial)}</bdi>
        </p>
      )}
      {deliveryRial > 0 && (
        <label className={screen.check}>
          <input type="checkbox" name="Delivery" />
          <span>
            <FilledText text={texts.delivery} values={{ amount: money(deliveryRial) }} />
          </span>
        </label>
      )}
      <LabelledAmount
        label={texts.goodwill}
        unit={unit}
        value={typeof goodwill === 'string' ? null : goodwill}
        onChange={setGoodwill}
        onUnread={(text) => text !== null && setGoodwill(text)}
      />
      <label className={screen.field}>
        <span className={screen.label}>{texts.refundReason}</span>
        <input className={screen.input} name="Reason" maxLength={1000} autoComplete="off" />
      </label>
      {canAskBank ? (
        <fieldset className={screen.choices}>
          <legend className={screen.label}>{texts.method}</legend>
          <div className={screen.choiceRow}>
            {(['bank', 'hand'] as const).map((method) => (
              <label key={method} className={screen.choice}>
                <input
                  className={screen.radio}
                  type="radio"
                  name="Method"
                  value={method}
                  defaultChecked={method === 'bank'}
                />
                {method === 'bank' ? texts.byBank : texts.byHand}
              </label>
            ))}
          </div>
        </fieldset>
      ) : (
        <p className={screen.hint}>{texts.bankCannot}</p>
      )}
      <p className={screen.hint}>
        <FilledText text={texts.left} values={{ amount: money(leftRial) }} />
      </p>
      <div className={screen.buttons}>
        <button type="submit" className={screen.primary} disabled={isWaiting}>
          {isWaiting ? ordersTexts.waiting : texts.grant}
        </button>
        <button type="button" className={screen.quiet} onClick={close}>
          {ordersTexts.keep}
        </button>
      </div>
      <div role="alert">{refusal && <p className={screen.refusal}>{refusal}</p>}</div>
    </form>
  )
}
