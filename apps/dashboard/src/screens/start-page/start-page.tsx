import { dashboardTexts } from '@rasteh/messages/dashboard'
import { formatDate } from '@rasteh/persian-text/jalali'
import { addDays, toSteps } from '@rasteh/shop-core/reports'
import { tehranDay } from '@rasteh/shop-core/returns'
import { loadWaitingOrders } from '@rasteh/shop-store/reads/order-list'
import { loadDaySums } from '@rasteh/shop-store/reads/reports/sales'
import { loadTodaysOrders, SALES_DAYS } from '@rasteh/shop-store/reads/sales'
import { loadShopDay } from '@rasteh/shop-store/reads/shop-day'
import { loadShopFront } from '@rasteh/shop-store/reads/shop-settings'
import type { AdminViewServerProps } from 'payload'
import { isEditor } from '#access/is-editor.ts'
import { isManager } from '#access/is-manager.ts'
import { isStaff } from '#access/is-staff.ts'
import { readDatabase } from '#database/read-database.ts'
import { AuthorStart } from './author-start.tsx'
import { DayLists } from './day-lists.tsx'
import { QuickLinks } from './quick-links.tsx'
import { SalesChart } from './sales-chart.tsx'
import { SalesGlance } from './sales-glance.tsx'
import { DutyNotice } from './second-factor-notice.tsx'
import styles from './start-page.module.css'
import { WaitingCards } from './waiting-cards.tsx'

const texts = dashboardTexts.startPage

/** The dashboard's first screen: what waits, what runs out, what ends, and the way to the day's work. */
export function StartPage({ initPageResult: { req } }: AdminViewServerProps) {
  if (!isStaff({ req })) return null
  const name = (req.user as { name?: string } | null)?.name
  const mayTrade = isManager({ req })
  return (
    <main className={styles.page}>
      <header className={styles.header}>
        <h1 className={styles.greeting}>{name ? `${texts.greeting}، ${name}` : texts.greeting}</h1>
        <p className={styles.today}>
          {texts.today} <bdi>{formatDate(Date.now(), 'fa-IR')}</bdi>
        </p>
      </header>
      <DutyNotice req={req} />
      <QuickLinks mayTrade={mayTrade} />
      {isEditor({ req }) ? <Day mayTrade={mayTrade} /> : <AuthorStart staffId={Number(req.user?.id)} />}
    </main>
  )
}

async function Day({ mayTrade }: { mayTrade: boolean }) {
  const database = readDatabase()
  const [day, trade] = await Promise.all([
    loadShopDay(database, mayTrade),
    mayTrade ? loadTrade(database) : null,
  ])
  return (
    <>
      {trade && <SalesGlance days={trade.sales} today={trade.range.to} unit={trade.unit} />}
      <WaitingCards day={day} orders={trade} />
      {trade && <SalesChart days={trade.sales} unit={trade.unit} />}
      <DayLists day={day} mayTrade={mayTrade} />
    </>
  )
}

/** What only those see who trade; one statement each. */
async function loadTrade(database: ReturnType<typeof readDatabase>) {
  const now = tehranDay(Date.now())
  const range = { from: addDays(now, 1 - SALES_DAYS), to: now }
  const [waiting, today, sales, { priceUnit }] = await Promise.all([
    loadWaitingOrders(database),
    loadTodaysOrders(database),
    loadDaySums(database, range),
    loadShopFront(database, 'fa'),
  ])
  return { waiting, today, range, sales: toSteps(range, sales), unit: priceUnit }
}
