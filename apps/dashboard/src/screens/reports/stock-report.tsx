import { Link } from '@payloadcms/ui'
import { reportsTexts as texts } from '@rasteh/messages/dashboard'
import { formatAmount, formatMoney, type PriceUnit } from '@rasteh/persian-text/money'
import { DEAD_STOCK_DAYS, daysOfCover, PACE_DAYS } from '@rasteh/shop-core/reports'
import { REPORT_ROWS } from '@rasteh/shop-store/reads/reports/sales'
import {
  type DeadStock,
  loadDeadStock,
  loadStockCover,
  loadStockValue,
} from '@rasteh/shop-store/reads/reports/stock'
import { FilledText } from '#components/filled-text.tsx'
import screen from '#components/screen.module.css'
import { editUrl } from '#components/screen-urls.ts'
import tables from '#components/table.module.css'
import type { readDatabase } from '#database/read-database.ts'
import { Figures } from './figures.tsx'
import { type ReportQuery, toReportUrl } from './report-query.ts'
import { sayDay } from './report-sheet.ts'
import styles from './reports.module.css'

type StockReportProps = { database: ReturnType<typeof readDatabase>; query: ReportQuery; unit: PriceUnit }
const count = (amount: number) => formatAmount(amount, 'fa-IR')

/** What lies on the shelves: its worth, how long it lasts, and what is not bought. */
export async function StockReport({ database, query, unit }: StockReportProps) {
  const [value, dead, cover] = await Promise.all([
    loadStockValue(database),
    loadDeadStock(database, query.deadDays, REPORT_ROWS),
    loadStockCover(database, REPORT_ROWS),
  ])
  const money = (rials: number) => formatMoney(rials, { culture: 'fa-IR', unit })
  const figures = {
    variants: count(value.variants),
    units: count(value.units),
    value: money(value.valueRial),
    cover: sayDays(daysOfCover(value.units, value.soldUnits, PACE_DAYS)),
  }
  return (
    <>
      <Figures
        label={texts.stockFigures}
        figures={(['variants', 'units', 'value', 'cover'] as const).map((key) => ({
          name: texts.stockMeasures[key],
          value: figures[key],
          definition: texts.stockDefinitions[key],
        }))}
      />
      <section className={screen.card} aria-label={texts.dead}>
        <h2 className={screen.heading}>{texts.dead}</h2>
        <nav className={styles.comparisons} aria-label={texts.deadDays}>
          <span>{texts.deadDays}</span>
          {DEAD_STOCK_DAYS.map((days) => (
            <a
              key={days}
              className={screen.tab}
              href={toReportUrl({ ...query, deadDays: days })}
              aria-current={query.deadDays === days ? 'true' : undefined}
            >
              {sayDays(days)}
            </a>
          ))}
        </nav>
        <p className={screen.hint}>
          <FilledText text={texts.deadHint} values={{ days: count(query.deadDays) }} />
        </p>
        {dead.length > 0 ? <DeadTable dead={dead} money={money} /> : <p>{texts.deadNone}</p>}
      </section>
      <section className={screen.card} aria-label={texts.cover}>
        <h2 className={screen.heading}>{texts.cover}</h2>
        <p className={screen.hint}>{texts.coverHint}</p>
        <table className={tables.table}>
          <thead>
            <tr>
              {[
                texts.parts.variant,
                texts.sku,
                texts.sellable,
                texts.soldInPace,
                texts.stockMeasures.cover,
              ].map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cover.map(({ variantId, title, sku, units, soldUnits }) => (
              <tr key={variantId}>
                <th scope="row">{title}</th>
                <td data-label={texts.sku}>
                  <bdi>{sku}</bdi>
                </td>
                <td data-label={texts.sellable}>{count(units)}</td>
                <td data-label={texts.soldInPace}>{count(soldUnits)}</td>
                <td data-label={texts.stockMeasures.cover}>
                  {sayDays(daysOfCover(units, soldUnits, PACE_DAYS))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}

function DeadTable({ dead, money }: { dead: readonly DeadStock[]; money: (rials: number) => string }) {
  const { stockMeasures } = texts
  return (
    <table className={tables.table}>
      <thead>
        <tr>
          {[texts.parts.variant, texts.sku, stockMeasures.units, stockMeasures.value, texts.lastSold].map(
            (title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {dead.map(({ variantId, productId, title, sku, units, valueRial, lastSold }) => (
          <tr key={variantId}>
            <th scope="row">
              <Link href={editUrl('products', productId)} prefetch={false}>
                {title}
              </Link>
            </th>
            <td data-label={texts.sku}>
              <bdi>{sku}</bdi>
            </td>
            <td data-label={stockMeasures.units}>{count(units)}</td>
            <td data-label={stockMeasures.value}>
              <bdi>{money(valueRial)}</bdi>
            </td>
            <td data-label={texts.lastSold}>{lastSold ? sayDay(lastSold) : texts.never}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const sayDays = (days: number | null) =>
  days === null ? texts.noPace : texts.daysCount.replace('{count}', count(days))
