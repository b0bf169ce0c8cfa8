'use client'

import { formatMoment } from '@rasteh/persian-text/jalali'
import { formatMoney } from '@rasteh/persian-text/money'
import type { Order } from '@rasteh/shop-client/order-from-wire'
import type { OrderReturns } from '@rasteh/shop-client/return-calls'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import { orderMoney } from './order-money.ts'
import styles from './returns.module.css'

type RefundRowProps = { order: Order; refund: OrderReturns['refunds'][number] }

/** Money that goes back: how much, and when it was there. */
export function RefundRow({ order, refund: { amountRial, doneAt } }: RefundRowProps) {
  const { say, money } = usePageSettings()
  const amount = formatMoney(amountRial, orderMoney(order, money))
  return (
    <p className={styles.refund}>
      {doneAt === null
        ? say('RefundOnItsWay', { amount })
        : say('RefundDone', { amount, date: formatMoment(new Date(doneAt), money.culture) })}
    </p>
  )
}
