import { Link } from '@payloadcms/ui'
import { dashboardTexts } from '@rasteh/messages/dashboard'
import { formatAmount, formatMoney } from '@rasteh/persian-text/money'
import { WORK_LISTS } from '@rasteh/shop-core/order'
import type { WaitingOrders } from '@rasteh/shop-store/reads/order-list'
import type { TodaysOrders } from '@rasteh/shop-store/reads/sales'
import { ENDING_DAYS, type ShopDay } from '@rasteh/shop-store/reads/shop-day'
import {
  filteredList,
  LOW_STOCK_URL,
  orderListUrl,
  SCHEDULED_URL,
  TODAY_URL,
} from '#components/screen-urls.ts'
import styles from './start-page.module.css'

const texts = dashboardTexts.startPage
const DAY_MS = 86_400_000

type Card = { title: string; count: number; url: string }
export type OrderDay = { waiting: WaitingOrders; today: TodaysOrders; unit: 'toman' | 'rial' }

/** How much waits, each card leading to exactly what it counted. */
export function WaitingCards({ day, orders }: { day: ShopDay; orders: OrderDay | null }) {
  const cards = orders
    ? [...orderCards(orders.waiting), ...contentCards(day), ...tradeCards(day)]
    : contentCards(day)
  return (
    <section aria-label={texts.waiting} className={styles.cards}>
      {orders && <TodayCard {...orders} />}
      {cards.map(({ title, count, url }) => (
        <Link
          key={title}
          href={url}
          prefetch={false}
          className={count > 0 ? `${styles.card} ${styles.asks}` : styles.card}
        >
          <span className={styles.count}>{formatAmount(count, 'fa-IR')}</span>
          <span className={styles.cardTitle}>{title}</span>
        </Link>
      ))}
    </section>
  )
}

function TodayCard({ today, unit }: OrderDay) {
  return (
    <Link href={TODAY_URL} prefetch={false} className={styles.card}>
      <span className={styles.count}>{formatAmount(today.placed, 'fa-IR')}</span>
      <span className={styles.cardTitle}>{texts.todaysOrders}</span>
      <span className={styles.cardTitle}>
        {texts.todaysSales}: <bdi>{formatMoney(today.payableRial, { culture: 'fa-IR', unit })}</bdi>
      </span>
    </Link>
  )
}

const orderCards = ({ toApprove, toSend, toRefund }: WaitingOrders): Card[] => [
  { title: texts.toApprove, count: toApprove, url: orderListUrl(WORK_LISTS.toApprove) },
  { title: texts.toSend, count: toSend, url: orderListUrl(WORK_LISTS.toSend) },
  { title: texts.toRefund, count: toRefund, url: orderListUrl(WORK_LISTS.toRefund) },
]

const contentCards = ({ waiting }: ShopDay): Card[] => [
  {
    title: texts.comments,
    count: waiting.comments,
    url: filteredList('comments', [{ field: 'status', operator: 'equals', value: 'pending' }]),
  },
  {
    title: texts.feedback,
    count: waiting.feedback,
    url: filteredList('feedback', [{ field: 'status', operator: 'equals', value: 'new' }]),
  },
]

function tradeCards({ lowStock, ending, scheduled }: ShopDay): Card[] {
  const [from, to] = [new Date(), new Date(Date.now() + ENDING_DAYS * DAY_MS)].map((at) => at.toISOString())
  return [
    { title: texts.lowStockCount, count: lowStock.count, url: LOW_STOCK_URL },
    {
      title: texts.endingCount,
      count: ending.count,
      url: filteredList('offers', [
        { field: 'endsAt', operator: 'greater_than', value: from ?? '' },
        { field: 'endsAt', operator: 'less_than_equal', value: to ?? '' },
      ]),
    },
    { title: texts.scheduledCount, count: scheduled.count, url: SCHEDULED_URL },
  ]
}
