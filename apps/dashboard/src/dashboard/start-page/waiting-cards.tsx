import { Link } from '@payloadcms/ui'
import { dashboardTexts } from '@rasteh/messages/dashboard'
import { formatAmount, formatMoney } from '@rasteh/persian-text/money'
import type { WaitingOrders } from '@rasteh/shop-store/reads/order-list'
import type { TodaysOrders } from '@rasteh/shop-store/reads/sales'
import { ENDING_DAYS, type ShopDay } from '@rasteh/shop-store/reads/shop-day'
import { filteredList, LOW_STOCK_ADDRESS, SCHEDULED_ADDRESS, TODAY_ADDRESS } from './addresses.ts'
import styles from './start-page.module.css'

const texts = dashboardTexts.startPage
const DAY_MS = 86_400_000

type Card = { title: string; count: number; address: string }
export type OrderDay = { waiting: WaitingOrders; today: TodaysOrders; unit: 'toman' | 'rial' }

/** How much waits, each card leading to exactly what it counted. */
export function WaitingCards({ day, orders }: { day: ShopDay; orders: OrderDay | null }) {
  const cards = orders
    ? [...orderCards(orders.waiting), ...contentCards(day), ...tradeCards(day)]
    : contentCards(day)
  return (
    <section aria-label={texts.waiting} className={styles.cards}>
      {orders && <TodayCard {...orders} />}
      {cards.map(({ title, count, address }) => (
        <Link
          key={title}
          href={address}
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
    <Link href={TODAY_ADDRESS} prefetch={false} className={styles.card}>
      <span className={styles.count}>{formatAmount(today.placed, 'fa-IR')}</span>
      <span className={styles.cardTitle}>{texts.todaysOrders}</span>
      <span className={styles.cardTitle}>
        {texts.todaysSales}: <bdi>{formatMoney(today.payableRial, { culture: 'fa-IR', unit })}</bdi>
      </span>
    </Link>
  )
}

const orderCards = ({ toApprove, toSend, toRefund }: WaitingOrders): Card[] => [
  { title: texts.toApprove, count: toApprove, address: '/dashboard/orders?list=awaiting-approval' },
  { title: texts.toSend, count: toSend, address: '/dashboard/orders?list=confirmed' },
  { title: texts.toRefund, count: toRefund, address: '/dashboard/orders?list=refund-due' },
]

const contentCards = ({ waiting }: ShopDay): Card[] => [
  {
    title: texts.comments,
    count: waiting.comments,
    address: filteredList('comments', [{ field: 'status', operator: 'equals', value: 'pending' }]),
  },
  {
    title: texts.feedback,
    count: waiting.feedback,
    address: filteredList('feedback', [{ field: 'status', operator: 'equals', value: 'new' }]),
  },
]

function tradeCards({ lowStock, ending, scheduled }: ShopDay): Card[] {
  const [from, to] = [new Date(), new Date(Date.now() + ENDING_DAYS * DAY_MS)].map((at) => at.toISOString())
  return [
    { title: texts.lowStockCount, count: lowStock.count, address: LOW_STOCK_ADDRESS },
    {
      title: texts.endingCount,
      count: ending.count,
      address: filteredList('offers', [
        { field: 'endsAt', operator: 'greater_than', value: from ?? '' },
        { field: 'endsAt', operator: 'less_than_equal', value: to ?? '' },
      ]),
    },
    { title: texts.scheduledCount, count: scheduled.count, address: SCHEDULED_ADDRESS },
  ]
}
