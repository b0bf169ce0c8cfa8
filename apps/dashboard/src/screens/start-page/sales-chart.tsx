import { Link } from '@payloadcms/ui'
import { dashboardTexts, reportsTexts } from '@rasteh/messages/dashboard'
import { formatDate } from '@rasteh/persian-text/jalali'
import {
  formatAmount,
  formatMoney,
  PRICE_UNIT_TITLES,
  type PriceUnit,
  toPriceUnit,
} from '@rasteh/persian-text/money'
import { addSums, NO_SALES, type Step } from '@rasteh/shop-core/reports'
import { BarChart } from '#components/chart/bar-chart.tsx'
import { FilledText } from '#components/filled-text.tsx'
import screen from '#components/screen.module.css'
import styles from './sales-chart.module.css'

const texts = dashboardTexts.startPage

type SalesChartProps = { days: readonly Step[]; unit: PriceUnit }

/** The sales of the last days as bars with axes for those who see, and as a table for those who listen. */
export function SalesChart({ days, unit }: SalesChartProps) {
  const money = (rials: number) => formatMoney(rials, { culture: 'fa-IR', unit })
  const shown = (day: string) => formatDate(new Date(`${day}T12:00:00Z`), 'fa-IR')
  const total = days.reduce((sum, { sums }) => addSums(sum, sums), NO_SALES)
  return (
    <section className={styles.chart} aria-label={texts.sales}>
      <header className={styles.head}>
        <h2 className={styles.title}>{texts.sales}</h2>
        <p className={styles.sum}>
          <FilledText
            text={texts.salesSum}
            values={{ orders: formatAmount(total.orders, 'fa-IR'), amount: money(total.payableRial) }}
          />
        </p>
        <Link className={styles.more} href="/dashboard/reports" prefetch={false}>
          {texts.toReports}
        </Link>
      </header>
      <BarChart
        label={texts.sales}
        axis={reportsTexts.axis.replace('{unit}', PRICE_UNIT_TITLES[unit]['fa-IR'])}
        points={days.map(({ from, sums }) => ({
          label: shown(from).slice(5),
          said: `${shown(from)}: ${money(sums.payableRial)}`,
          value: toPriceUnit(sums.payableRial, unit),
        }))}
      />
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
            {days.map(({ from, sums }) => (
              <tr key={from}>
                <th scope="row">{shown(from)}</th>
                <td>{formatAmount(sums.orders, 'fa-IR')}</td>
                <td>{money(sums.payableRial)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
