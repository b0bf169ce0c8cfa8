import { Link } from '@payloadcms/ui'
import { dashboardTexts } from '@rasteh/messages/dashboard'
import { formatAmount } from '@rasteh/persian-text/money'
import { ENDING_DAYS, type ShopDay } from '@rasteh/shop-store/reads/shop-day'
import { filteredList, listAddress } from './addresses.ts'
import styles from './start-page.module.css'

const texts = dashboardTexts.startPage
const DAY_MS = 86_400_000

type Card = { title: string; count: number; address: string }

/** How much waits, each card leading to exactly what it counted. */
export function WaitingCards({ day, mayTrade }: { day: ShopDay; mayTrade: boolean }) {
  const cards = mayTrade ? [...contentCards(day), ...tradeCards(day)] : contentCards(day)
  return (
    <section aria-label={texts.waiting} className={styles.cards}>
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
  const scarce = lowStock.rows.map(({ variantId }) => variantId).join(',')
  return [
    {
      title: texts.lowStockCount,
      count: lowStock.count,
      address: scarce
        ? filteredList('variants', [{ field: 'id', operator: 'in', value: scarce }])
        : listAddress('variants'),
    },
    {
      title: texts.endingCount,
      count: ending.count,
      address: filteredList('offers', [
        { field: 'endsAt', operator: 'greater_than', value: from ?? '' },
        { field: 'endsAt', operator: 'less_than_equal', value: to ?? '' },
      ]),
    },
    { title: texts.scheduledCount, count: scheduled.length, address: '/dashboard/price-desk' },
  ]
}
