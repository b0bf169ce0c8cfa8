import { ordersTexts as texts } from '@rasteh/messages/dashboard'
import type { OrderState } from '@rasteh/shop-core/order'
import styles from './orders.module.css'

const LOOKS: Partial<Record<OrderState, string | undefined>> = {
  'awaiting-approval': styles.asks,
  confirmed: styles.asks,
  shipped: styles.good,
  delivered: styles.good,
}

export function StatePill({ state }: { state: OrderState }) {
  return <span className={`${styles.pill} ${LOOKS[state] ?? ''}`}>{texts.lists[state]}</span>
}
