'use client'

import { formatMoment } from '@rasteh/persian-text/jalali'
import { orderCalls } from '@rasteh/shop-client/order-calls'
import type { Order } from '@rasteh/shop-client/order-from-wire'
import { NOTICE_SUCCESS_MS } from '@rasteh/shop-core/notices'
import { Button } from '@rasteh/ui/button'
import { FormAlert } from '@rasteh/ui/form-alert'
import { TextField } from '@rasteh/ui/text-field'
import { useState } from 'react'
import { FileField, useFieldFile } from '#features/files/public-file-field.ts'
import { notices } from '#features/notices/public-notices.ts'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import styles from './card-transfer.module.css'

type ReceiptFormProps = { order: Order; onGiven: (order: Order) => void }

const REFUSALS = {
  'receipt-time-wrong': 'ReceiptTimeWrong',
  'receipt-digits-wrong': 'ReceiptDigitsWrong',
  'receipt-not-wanted': 'ReceiptNotWanted',
} as const

/** What the shopper tells of a transfer: when, from which card, and its picture. */
export function ReceiptForm({ order, onGiven }: ReceiptFormProps) {
  const { say, money } = usePageSettings()
  const [paidAt, setPaidAt] = useState(() => formatMoment(new Date(order.serverNow), money.culture))
  const [lastFour, setLastFour] = useState('')
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const field = `receipt-${order.number}` as const
  const { file } = useFieldFile(field)

  async function send(): Promise<void> {
    setSending(true)
    setRefusal(null)
    const receipt = { paidAt, lastFour, fileId: file?.fileId ?? null }
    const answer = await orderCalls.giveReceipt(order.id, receipt)
    setSending(false)
    if (!answer.isDone) return setRefusal(answer.refusal)
    notices.show({ tone: 'success', messages: [{ key: 'ReceiptSent' }], showMs: NOTICE_SUCCESS_MS })
    onGiven(answer.value)
  }

  const key = refusal === null ? null : (REFUSALS[refusal as keyof typeof REFUSALS] ?? 'OrderFailed')
  const errorOf = (kind: keyof typeof REFUSALS) => (refusal === kind ? say(REFUSALS[kind]) : undefined)
  return (
    <form
      className={styles.form}
      noValidate
      aria-labelledby="receipt-title"
      aria-busy={isSending}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSending) void send()
      }}
    >
      <h3 className={styles.heading} id="receipt-title">
        {say('ReceiptTitle')}
      </h3>
      <div className={styles.fields}>
        <TextField
          label={say('PaymentCardTime')}
          hint={say('ReceiptTimeHint')}
          name="paid-at"
          value={paidAt}
          onChange={setPaidAt}
          isLtr
          error={errorOf('receipt-time-wrong')}
        />
        <TextField
          label={say('PaymentCardLastDigits')}
          name="last-four"
          value={lastFour}
          onChange={setLastFour}
          isLtr
          inputMode="numeric"
          error={errorOf('receipt-digits-wrong')}
        />
      </div>
      <FileField formFieldId={field} label={say('PaymentReceipt')} />
      {key && <FormAlert tone="refused">{say(key)}</FormAlert>}
      <div>
        <Button type="submit" isBusy={isSending}>
          {say('ReceiptSend')}
        </Button>
      </div>
    </form>
  )
}
