'use client'

import { toCultureDigits } from '@rasteh/persian-text/digits'
import { formatMoment } from '@rasteh/persian-text/jalali'
import { formatAmount } from '@rasteh/persian-text/money'
import type { Order } from '@rasteh/shop-client/order-from-wire'
import { type OrderReturn, type OrderReturns, returnCalls } from '@rasteh/shop-client/return-calls'
import { isReturnApproved } from '@rasteh/shop-core/returns'
import { Button } from '@rasteh/ui/button'
import { FormAlert } from '@rasteh/ui/form-alert'
import { Pill } from '@rasteh/ui/pill'
import { useState } from 'react'
import { confirm } from '#features/confirm/public-confirm.ts'
import { sayMessage } from '#page/islands/message.ts'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import timeline from './order-timeline.module.css'
import { RefundRow } from './refund-row.tsx'
import { EVENT_SAYINGS, REASON_SAYINGS, STATE_SAYINGS, toReturnRefusal } from './return-saying.ts'
import styles from './returns.module.css'

type ReturnCardProps = {
  order: Order
  one: OrderReturn
  refunds: OrderReturns['refunds']
  onChanged: (found: OrderReturns) => void
}

/** One return: what comes back, where it is, and each step with its date. */
export function ReturnCard({ order, one, refunds, onChanged }: ReturnCardProps) {
  const { say, money } = usePageSettings()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const number = toCultureDigits(String(one.number), money.culture)
  const titleOf = (position: number) => order.lines.find((line) => line.position === position)?.title ?? ''

  async function withdraw(): Promise<void> {
    const question = { title: say('ReturnWithdraw'), content: { text: say('ReturnWithdrawConfirm') } }
    if (!(await confirm(question))) return
    setBusy(true)
    setRefusal(null)
    const answer = await returnCalls.withdraw(order.id, one.number)
    setBusy(false)
    if (answer.isDone) onChanged(answer.value)
    else setRefusal(sayMessage(say, { key: toReturnRefusal(answer.refusal) }))
  }

  return (
    <article className={styles.one} aria-labelledby={`return-${one.number}`} aria-busy={isBusy}>
      <header className={styles.head}>
        <h3 className={styles.title} id={`return-${one.number}`}>
          {say('ReturnTitle', { number })}
        </h3>
        <Pill tone="brand">{say(STATE_SAYINGS[one.state])}</Pill>
      </header>
      <ul className={styles.goods}>
        {one.lines.map(({ position, quantity }) => (
          <li key={position}>
            <bdi>{formatAmount(quantity, money.culture)}</bdi> × <bdi>{titleOf(position)}</bdi>
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>{say(REASON_SAYINGS[one.reason])}</p>
      {one.note && (
        <p className={styles.quiet} dir="auto">
          {one.note}
        </p>
      )}
      {isReturnApproved(one.state) && <p>{say('ReturnSendBack', { number })}</p>}
      <ol className={timeline.events}>
        {one.events.map(({ event, madeAt, note }) => (
          <li key={`${event} ${madeAt}`} className={timeline.event}>
            <span>
              {say(EVENT_SAYINGS[event])}
              {note && <span className={styles.why}>{say('ReturnRefusedWhy', { reason: note })}</span>}
            </span>
            <time className={timeline.time} dateTime={madeAt}>
              {formatMoment(new Date(madeAt), money.culture)}
            </time>
          </li>
        ))}
      </ol>
      {refunds.map((refund) => (
        <RefundRow key={refund.number} order={order} refund={refund} />
      ))}
      {refusal && <FormAlert tone="refused">{refusal}</FormAlert>}
      {one.canWithdraw && (
        <div>
          <Button kind="quiet" isBusy={isBusy} onPress={() => void withdraw()}>
            {say('ReturnWithdraw')}
          </Button>
        </div>
      )}
    </article>
  )
}
