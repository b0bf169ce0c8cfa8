'use client'

import type { MessageKey } from '@rasteh/messages/catalogue'
import { formatMoney } from '@rasteh/persian-text/money'
import { orderCalls } from '@rasteh/shop-client/order-calls'
import type { Order } from '@rasteh/shop-client/order-from-wire'
import { Button } from '@rasteh/ui/button'
import { ChoiceCards } from '@rasteh/ui/choice-cards'
import { FormAlert } from '@rasteh/ui/form-alert'
import { useState } from 'react'
import { confirm } from '#features/confirm/public-confirm.ts'
import { sayMessage } from '#page/islands/message.ts'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import { agreesToBank } from './agrees-to-bank.ts'
import { checkConnection } from './check-connection.ts'
import styles from './order.module.css'
import { orderMoney } from './order-money.ts'

type PayAgainProps = {
  order: Order
  vpnCheck: boolean
  onChanged: (order: Order) => void
  /** Told that the order is otherwise than the page shows. */
  onStale: () => void
}

type Phase = 'open' | 'paying' | 'cancelling'
const REFUSALS: Readonly<Record<string, MessageKey>> = {
  'order-not-payable': 'OrderNotPayable',
  'payment-bank-required': 'PaymentBankRequired',
  'order-not-cancellable': 'OrderNotCancellable',
}

/** Paying an order that waits for it, by the bank of one's choice, or giving it up. */
export function PayAgain({ order, vpnCheck, onChanged, onStale }: PayAgainProps) {
  const { say, money } = usePageSettings()
  const [bankId, setBankId] = useState(order.banks[0]?.id ?? null)
  const [phase, setPhase] = useState<Phase>('open')
  const [refusal, setRefusal] = useState<string | null>(null)

  function refuse(kind: string, otherwise: MessageKey): void {
    setPhase('open')
    setRefusal(sayMessage(say, { key: REFUSALS[kind] ?? otherwise }))
    if (kind) onStale()
  }

  async function pay(): Promise<void> {
    setPhase('paying')
    setRefusal(null)
    const asked = { isOn: vpnCheck, culture: money.culture, orderId: order.id }
    if (!(await checkConnection(asked)) || !(await agreesToBank(say))) return setPhase('open')
    const answer = await orderCalls.pay(order.id, bankId)
    if (answer.isDone) location.assign(answer.value)
    else refuse(answer.refusal, 'OrderPayFailed')
  }

  async function cancel(): Promise<void> {
    const question = { title: say('OrderCancel'), content: { text: say('OrderCancelConfirm') } }
    if (!(await confirm(question))) return
    setPhase('cancelling')
    const answer = await orderCalls.cancel(order.id)
    if (!answer.isDone) return refuse(answer.refusal, 'OrderFailed')
    setPhase('open')
    onChanged(answer.value)
  }

  return (
    <section className={styles.card} aria-label={say('OrderPayAgain')} aria-busy={phase !== 'open'}>
      {order.banks.length > 0 && (
        <>
          <ChoiceCards
            legend={say('PaymentBank')}
            name="bank"
            layout="beside"
            value={bankId}
            choices={order.banks.map(({ id, title }) => ({ value: id, title }))}
            onChoose={setBankId}
          />
          <p>
            {say('OrderDueNow')}: <bdi>{formatMoney(order.dueRial, orderMoney(order, money))}</bdi>
          </p>
        </>
      )}
      {refusal && <FormAlert tone="refused">{refusal}</FormAlert>}
      <div className={styles.actions}>
        {order.banks.length > 0 && (
          <Button isBusy={phase === 'paying'} onPress={() => void pay()}>
            {say('OrderPayAgain')}
          </Button>
        )}
        {order.canCancel && (
          <Button kind="quiet" isBusy={phase === 'cancelling'} onPress={() => void cancel()}>
            {say('OrderCancel')}
          </Button>
        )}
      </div>
    </section>
  )
}
