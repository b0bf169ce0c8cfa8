import { ordersTexts as texts } from '@rasteh/messages/dashboard'
import styles from './orders.module.css'

const LOOKS: Record<string, string | undefined> = {
  'awaiting-approval': styles.asks,
  confirmed: styles.asks,
  shipped: styles.good,
  delivered: styles.good,
}

export function StatePill({ state }: { state: string }) {
  const names: Record<string, string> = texts.lists
  return <span className={`${styles.pill} ${LOOKS[state] ?? ''}`}>{names[state] ?? state}</span>
}
