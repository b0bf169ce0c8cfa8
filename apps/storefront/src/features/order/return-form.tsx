'use client'

import { formatAmount } from '@rasteh/persian-text/money'
import type { Order } from '@rasteh/shop-client/order-from-wire'
import { type OrderReturns, returnCalls } from '@rasteh/shop-client/return-calls'
import { isShopsFault, RETURN_REASONS } from '@rasteh/shop-core/returns'
import { Button } from '@rasteh/ui/button'
import { FormAlert } from '@rasteh/ui/form-alert'
import { SelectField } from '@rasteh/ui/select-field'
import { TextField } from '@rasteh/ui/text-field'
import { type FormEvent, useState } from 'react'
import { sayMessage } from '#page/islands/message.ts'
import { newIdempotencyKey } from '#page/islands/new-idempotency-key.ts'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import { EXCEPTION_SAYINGS, REASON_SAYINGS, toReturnRefusal } from './return-saying.ts'
import styles from './returns.module.css'

type ReturnFormProps = {
  order: Order
  found: OrderReturns
  onSent: (found: OrderReturns) => void
  onGivenUp: () => void
}

/** What a customer gives back: units by line, why, and a note. */
export function ReturnForm({ order, found, onSent, onGivenUp }: ReturnFormProps) {
  const { say, money } = usePageSettings()
  // One key for this form: pressed twice, or sent again after an outage, it is one request.
  const [idempotencyKey] = useState(newIdempotencyKey)
  const [units, setUnits] = useState<Readonly<Record<number, number>>>({})
  const [reasonText, setReason] = useState('')
  const [note, setNote] = useState('')
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const reason = RETURN_REASONS.find((one) => one === reasonText) ?? null
  const isFault = reason !== null && isShopsFault(reason)

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isSending) return
    const lines = Object.entries(units)
      .map(([position, quantity]) => ({ position: Number(position), quantity }))
      .filter(({ quantity }) => quantity > 0)
    if (lines.length === 0) return setRefusal(say('ReturnNothingChosen'))
    if (!reason) return setRefusal(say('ReturnReasonMissing'))
    setSending(true)
    setRefusal(null)
    const answer = await returnCalls.request(order.id, { idempotencyKey, reason, note, lines })
    setSending(false)
    if (answer.isDone) onSent(answer.value)
    else setRefusal(sayMessage(say, { key: toReturnRefusal(answer.refusal) }))
  }

  return (
    <form
      className={styles.form}
      noValidate
      aria-labelledby="return-form-title"
      aria-busy={isSending}
      onSubmit={send}
    >
      <h3 className={styles.title} id="return-form-title">
        {say('ReturnFormTitle')}
      </h3>
      <SelectField
        label={say('ReturnReason')}
        name="reason"
        placeholder={say('ReturnReasonChoose')}
        value={reasonText}
        options={RETURN_REASONS.map((value) => ({ value, label: say(REASON_SAYINGS[value]) }))}
        onChange={setReason}
        isRequired
      />
      {found.lines
        .filter(({ left }) => left > 0)
        .map(({ position, left, exception }) => {
          const title = order.lines.find((line) => line.position === position)?.title ?? ''
          return (
            <SelectField
              key={position}
              label={say('ReturnQuantityOf', { title })}
              name={`quantity-${position}`}
              placeholder={say('ReturnNoneOfIt')}
              value={units[position] ? String(units[position]) : ''}
              hint={exception && !isFault ? say(EXCEPTION_SAYINGS[exception]) : undefined}
              options={Array.from({ length: Math.min(left, 100) }, (_, index) => ({
                value: String(index + 1),
                label: formatAmount(index + 1, money.culture),
              }))}
              onChange={(value) => setUnits({ ...units, [position]: Number(value) })}
            />
          )
        })}
      <TextField
        label={say('ReturnNote')}
        name="note"
        rows={3}
        maxLength={1000}
        value={note}
        onChange={setNote}
      />
      {refusal && <FormAlert tone="refused">{refusal}</FormAlert>}
      <div className={styles.actions}>
        <Button type="submit" isBusy={isSending}>
          {say('ReturnSend')}
        </Button>
        <Button kind="quiet" onPress={onGivenUp}>
          {say('ReturnGiveUp')}
        </Button>
      </div>
    </form>
  )
}
