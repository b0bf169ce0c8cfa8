import { dashboardTexts } from '@rasteh/messages/dashboard'
import { formatDate } from '@rasteh/persian-text/jalali'
import { loadShopDay } from '@rasteh/shop-store/reads/shop-day'
import type { AdminViewServerProps } from 'payload'
import { isEditor } from '../../access/is-editor.ts'
import { isManager } from '../../access/is-manager.ts'
import { readDatabase } from '../../site/database.ts'
import { DayLists } from './day-lists.tsx'
import { QuickLinks } from './quick-links.tsx'
import styles from './start-page.module.css'
import { WaitingCards } from './waiting-cards.tsx'

const texts = dashboardTexts.startPage

/** The dashboard's first screen: what waits, what runs out, what ends, and the way to the day's work. */
export async function StartPage({ initPageResult: { req } }: AdminViewServerProps) {
  if (!isEditor({ req })) return null
  const mayTrade = isManager({ req })
  const day = await loadShopDay(readDatabase(), mayTrade)
  const name = (req.user as { name?: string } | null)?.name
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1 className={styles.greeting}>{name ? `${texts.greeting}، ${name}` : texts.greeting}</h1>
        <p className={styles.today}>
          {texts.today} <bdi>{formatDate(Date.now(), 'fa-IR')}</bdi>
        </p>
      </header>
      <QuickLinks mayTrade={mayTrade} />
      <WaitingCards day={day} mayTrade={mayTrade} />
      <DayLists day={day} mayTrade={mayTrade} />
    </div>
  )
}
