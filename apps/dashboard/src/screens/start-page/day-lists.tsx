import { Link } from '@payloadcms/ui'
import { dashboardTexts } from '@rasteh/messages/dashboard'
import { formatMoment } from '@rasteh/persian-text/jalali'
import { formatAmount } from '@rasteh/persian-text/money'
import type { ShopDay } from '@rasteh/shop-store/reads/shop-day'
import type { ReactNode } from 'react'
import { editUrl } from '#components/screen-urls.ts'
import styles from './start-page.module.css'

const texts = dashboardTexts.startPage

type Line = { key: string; url: string; title: string; note: ReactNode }

/** The next few of each kind, with the way to each. */
export function DayLists({ day, mayTrade }: { day: ShopDay; mayTrade: boolean }) {
  return (
    <div className={styles.lists}>
      {mayTrade && <DayList title={texts.lowStock} lines={day.lowStock.rows.map(lowStockLine)} />}
      {mayTrade && <DayList title={texts.ending} lines={day.ending.rows.map(endingLine)} />}
      {mayTrade && <DayList title={texts.scheduled} lines={day.scheduled.rows.map(scheduledLine)} />}
      <DayList title={texts.recent} lines={day.recent.map(recentLine)} />
    </div>
  )
}

function DayList({ title, lines }: { title: string; lines: Line[] }) {
  return (
    <section className={styles.list}>
      <h2 className={styles.listTitle}>{title}</h2>
      {lines.length === 0 && <p className={styles.none}>{texts.none}</p>}
      <ul className={styles.lines}>
        {lines.map(({ key, url, title: name, note }) => (
          <li key={key} className={styles.line}>
            <Link href={url} prefetch={false} className={styles.lineTitle}>
              {name}
            </Link>
            <span className={styles.note}>{note}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const lowStockLine = (row: ShopDay['lowStock']['rows'][number]): Line => ({
  key: row.sku,
  url: editUrl('variants', row.variantId),
  title: row.title || row.sku,
  note: (
    <>
      <bdi>{formatAmount(row.sellable, 'fa-IR')}</bdi> {texts.left}
    </>
  ),
})

const endingLine = (row: ShopDay['ending']['rows'][number]): Line => ({
  key: row.sku,
  url: editUrl('offers', row.offerId),
  title: row.title || row.sku,
  note: <bdi>{formatMoment(row.endsAt, 'fa-IR')}</bdi>,
})

const scheduledLine = (change: ShopDay['scheduled']['rows'][number]): Line => ({
  key: change.id,
  url: '/dashboard/price-desk',
  title: `${formatAmount(change.rows, 'fa-IR')} ${texts.rows}`,
  note: <bdi>{formatMoment(change.startsAt, 'fa-IR')}</bdi>,
})

const recentLine = ({ kind, id, title, editedAt }: ShopDay['recent'][number]): Line => ({
  key: `${kind}-${id}`,
  url: editUrl(kind, id),
  title,
  note: (
    <>
      {texts.kinds[kind]} · <bdi>{formatMoment(editedAt, 'fa-IR')}</bdi>
    </>
  ),
})
