import { Link } from '@payloadcms/ui'
import { dashboardTexts } from '@rasteh/messages/dashboard'
import { formatAmount, formatMoney, type PriceUnit } from '@rasteh/persian-text/money'
import { addDays, changeOf, type Step } from '@rasteh/shop-core/reports'
import { ChangeNote } from '#components/change-note.tsx'
import { FilledText } from '#components/filled-text.tsx'
import styles from './start-page.module.css'

const texts = dashboardTexts.startPage
const WEEKDAY = new Intl.DateTimeFormat('fa-IR', { weekday: 'long', timeZone: 'UTC' })
const WEEK = 7

type SalesGlanceProps = { days: readonly Step[]; today: string; unit: PriceUnit }

/** What was sold yesterday and today, in the order of time, beside the same weekdays of last week; each leads to its report. */
export function SalesGlance({ days, today, unit }: SalesGlanceProps) {
  const shown = [
    { name: texts.yesterday, day: addDays(today, -1), period: 'yesterday', isOver: true },
    { name: texts.today, day: today, period: 'today', isOver: false },
  ]
  const of = (day: string) => days.find(({ from }) => from === day)?.sums
  const money = (rials: number) => formatMoney(rials, { culture: 'fa-IR', unit })
  return (
    <section aria-label={texts.glance} className={styles.glance}>
      {shown.map(({ name, day, period, isOver }) => {
        const payableRial = of(day)?.payableRial ?? 0
        const before = of(addDays(day, -WEEK))?.payableRial ?? 0
        const weekday = WEEKDAY.format(new Date(`${day}T12:00:00Z`))
        return (
          <Link
            key={day}
            href={`/dashboard/reports?period=${period}`}
            prefetch={false}
            className={styles.card}
          >
            <span className={styles.cardTitle}>
              <FilledText text={texts.salesDay} values={{ day: name }} />
              {!isOver && ` (${texts.soFar})`}
            </span>
            <span className={styles.count}>
              <bdi>{money(payableRial)}</bdi>
            </span>
            <span className={styles.cardTitle}>
              <FilledText
                text={texts.dayOrders}
                values={{ orders: formatAmount(of(day)?.orders ?? 0, 'fa-IR') }}
              />
            </span>
            <span className={styles.cardTitle}>
              {/* A day that is not over cannot be measured by a whole one. */}
              {isOver && <ChangeNote change={changeOf(payableRial, before)} />}{' '}
              <FilledText
                text={isOver ? texts.againstWeek : texts.wholeDay}
                values={{ weekday, amount: money(before) }}
              />
            </span>
          </Link>
        )
      })}
    </section>
  )
}
