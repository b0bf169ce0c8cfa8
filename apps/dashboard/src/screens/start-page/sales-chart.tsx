import { dashboardTexts } from '@rasteh/messages/dashboard'
import { formatDate } from '@rasteh/persian-text/jalali'
import { formatAmount, formatMoney } from '@rasteh/persian-text/money'
import type { DaySales } from '@rasteh/shop-store/reads/sales'
import { FilledText } from '#components/filled-text.tsx'
import screen from '#components/screen.module.css'
import styles from './sales-chart.module.css'
import { toBars } from './to-bars.ts'

const texts = dashboardTexts.startPage

type SalesChartProps = { days: readonly DaySales[]; unit: 'toman' | 'rial' }

/** The sales of the last days as bars for those who see, and as a table for those who listen. */
export function SalesChart({ days, unit }: SalesChartProps) {
  const money = (rials: number) => formatMoney(rials, { culture: 'fa-IR', unit })
  const shown = (day: string) => formatDate(new Date(`${day}T12:00:00Z`), 'fa-IR')
  const total = days.reduce((sum, { payableRial }) => sum + payableRial, 0)
  const orders = days.reduce((sum, day) => sum + day.orders, 0)
  const { width, height, bars } = toBars(days.map(({ payableRial }) => payableRial))
  return (
    <section className={styles.chart} aria-label={texts.sales}>
      <header className={styles.head}>
        <h2 className={styles.title}>{texts.sales}</h2>
        <p className={styles.sum}>
          <FilledText
            text={texts.salesSum}
            values={{ orders: formatAmount(orders, 'fa-IR'), amount: money(total) }}
          />
        </p>
      </header>
      <svg
        className={styles.bars}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {bars.map((bar, place) => {
          const day = days[place]
          return (
            <rect key={day?.day} className={bar.height > 0 ? styles.bar : styles.none} {...bar} rx="2">
              <title>{day && `${shown(day.day)}: ${money(day.payableRial)}`}</title>
            </rect>
          )
        })}
      </svg>
      <p className={styles.ends} aria-hidden="true">
        <bdi>{shown(days[0]?.day ?? '')}</bdi>
        <bdi>{shown(days.at(-1)?.day ?? '')}</bdi>
      </p>
      <div className={screen.hiddenLabel}>
        <table>
          <caption>{texts.sales}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.day}</th>
              <th scope="col">{texts.orderCount}</th>
              <th scope="col">{texts.amount}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, orders: count, payableRial }) => (
              <tr key={day}>
                <th scope="row">{shown(day)}</th>
                <td>{formatAmount(count, 'fa-IR')}</td>
                <td>{money(payableRial)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
