import { ordersTexts as texts } from '@rasteh/messages/dashboard'
import { formatAmount } from '@rasteh/persian-text/money'
import { isNarrowed, ORDER_LISTS, type OrderList } from '@rasteh/shop-core/order-list'
import type { WaitingOrders } from '@rasteh/shop-store/reads/order-list'
import screen from '#components/screen.module.css'
import { type OrdersQuery, toOrdersUrl } from './order-query.ts'
import styles from './orders.module.css'

type ListTabsProps = { query: OrdersQuery; waiting: WaitingOrders }

/**
 * Each state has a URL of its own. Only what waits is counted: the rest grows for ever and asks nothing. Beside filters
 * nothing is counted: that would be other orders.
 */
export function ListTabs({ query, waiting }: ListTabsProps) {
  const counts: Partial<Record<OrderList, number>> = {
    'awaiting-approval': waiting.toApprove,
    confirmed: waiting.toSend,
    'awaiting-payment': waiting.toPay,
    'refund-due': waiting.toRefund,
  }
  return (
    <nav className={screen.tabs} aria-label={texts.state}>
      {([null, ...ORDER_LISTS] as const).map((list) => {
        const count = list && !isNarrowed(query) ? counts[list] : undefined
        return (
          <a
            key={list ?? 'all'}
            className={screen.tab}
            href={toOrdersUrl({ ...query, list, cursor: null })}
            aria-current={query.list === list ? 'page' : undefined}
          >
            {texts.lists[list ?? 'all']}
            {count ? <bdi className={styles.count}>{formatAmount(count, 'fa-IR')}</bdi> : null}
          </a>
        )
      })}
    </nav>
  )
}
