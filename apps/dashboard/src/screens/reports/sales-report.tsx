import { reportsTexts as texts } from '@rasteh/messages/dashboard'
import {
  formatAmount,
  formatMoney,
  PRICE_UNIT_TITLES,
  type PriceUnit,
  toPriceUnit,
} from '@rasteh/persian-text/money'
import { type ReportPart, type Step, stepKindOf } from '@rasteh/shop-core/reports'
import { REPORT_ROWS, type ReportRow } from '@rasteh/shop-store/reads/reports/sales'
import { BarChart } from '#components/chart/bar-chart.tsx'
import { FilledText } from '#components/filled-text.tsx'
import screen from '#components/screen.module.css'
import type { readDatabase } from '#database/read-database.ts'
import { FileLinks } from './file-links.tsx'
import { loadPart, loadSteps } from './load-report.ts'
import type { ReportDays, ReportQuery } from './report-query.ts'
import { labelOf, sayStep, toDaySheet, toPartSheet } from './report-sheet.ts'
import { SalesFigures } from './sales-figures.tsx'
import { sayRow } from './say-row.ts'
import { SheetTable } from './sheet-table.tsx'

type Report = {
  database: ReturnType<typeof readDatabase>
  query: ReportQuery
  days: ReportDays
  unit: PriceUnit
}
const ALL_HOURS = 24

/** The range day by day or month by month; a single day hour by hour. */
export async function DaysReport({ database, query, days, unit }: Report) {
  const isOneDay = days.range.from === days.range.to
  const [{ steps, comparedSteps }, hours] = await Promise.all([
    loadSteps(database, days),
    isOneDay ? loadPart(database, 'hour', { ...days, limit: ALL_HOURS }) : [],
  ])
  const isEmpty = [...steps, ...comparedSteps].every(
    ({ sums }) => sums.orders + sums.refunds + sums.returns === 0,
  )
  const named = stepKindOf(days.range) === 'day' ? texts.days : texts.months
  return (
    <>
      {isEmpty && <p className={screen.hint}>{texts.empty}</p>}
      <SalesFigures steps={steps} comparedSteps={comparedSteps} unit={unit} />
      <section className={screen.card} aria-label={texts.chart}>
        <h2 className={screen.heading}>{texts.chart}</h2>
        {isOneDay ? (
          <HourChart hours={hours} unit={unit} />
        ) : (
          <StepChart {...{ days, steps, comparedSteps, unit }} />
        )}
        <SheetTable caption={named} sheet={toDaySheet(steps, unit)} />
        <FileLinks query={query} />
      </section>
    </>
  )
}

/** What a range came to by products, cities, hours, …: the largest first. */
export async function PartReport({ part, ...report }: Report & { part: ReportPart }) {
  const { database, query, days, unit } = report
  const rows = await loadPart(database, part, { ...days, limit: REPORT_ROWS + 1 })
  const shown = rows.slice(0, REPORT_ROWS)
  if (shown.length === 0) return <p className={screen.hint}>{texts.empty}</p>
  return (
    <section className={screen.card} aria-label={texts.parts[part]}>
      <h2 className={screen.heading}>{texts.parts[part]}</h2>
      {part === 'hour' ? (
        <HourChart hours={shown} unit={unit} />
      ) : (
        <PartChart part={part} rows={shown} unit={unit} />
      )}
      <SheetTable caption={texts.parts[part]} sheet={toPartSheet(part, shown, unit)} />
      {rows.length > REPORT_ROWS && (
        <p className={screen.hint}>
          <FilledText text={texts.first} values={{ count: formatAmount(REPORT_ROWS, 'fa-IR') }} />
        </p>
      )}
      <p className={screen.hint}>{texts.goodsHint}</p>
      <FileLinks query={query} />
    </section>
  )
}

type StepChartProps = { days: ReportDays; steps: Step[]; comparedSteps: Step[]; unit: PriceUnit }

function StepChart({ days, steps, comparedSteps, unit }: StepChartProps) {
  return (
    <BarChart
      label={texts.chart}
      axis={axisOf(unit)}
      points={steps.map((step) => ({
        label: labelOf(days.range, step),
        said: sayPoint(sayStep(step), step.sums, unit),
        value: toPriceUnit(step.sums.payableRial, unit),
      }))}
      compared={comparedSteps.map(({ sums }) => toPriceUnit(sums.payableRial, unit))}
    />
  )
}

/** All hours of the day, those without sales too. */
function HourChart({ hours, unit }: { hours: readonly ReportRow[]; unit: PriceUnit }) {
  const all = Array.from({ length: ALL_HOURS }, (_, hour) => {
    const key = String(hour).padStart(2, '0')
    return { key, row: hours.find((one) => one.key === key) }
  })
  return (
    <BarChart
      label={texts.chart}
      axis={axisOf(unit)}
      points={all.map(({ key, row }) => ({
        label: formatAmount(Number(key), 'fa-IR'),
        said: sayPoint(
          sayRow('hour', { key, title: null }),
          { payableRial: row?.sums.payableRial ?? 0, orders: row?.sums.orders ?? 0 },
          unit,
        ),
        value: toPriceUnit(row?.sums.payableRial ?? 0, unit),
      }))}
      compared={all.map(({ row }) => toPriceUnit(row?.beforeRial ?? 0, unit))}
    />
  )
}

/** More bars than these could not be named. */
const NAMED_BARS = 8
const NAME_MAX = 18

function PartChart({ part, rows, unit }: { part: ReportPart; rows: readonly ReportRow[]; unit: PriceUnit }) {
  const largest = rows.slice(0, NAMED_BARS)
  return (
    <BarChart
      isNamed
      label={texts.chart}
      axis={axisOf(unit)}
      points={largest.map((row) => {
        const name = sayRow(part, row)
        return {
          label: name.length > NAME_MAX ? `${name.slice(0, NAME_MAX - 1)}…` : name,
          said: `${name}: ${formatMoney(row.sums.payableRial, { culture: 'fa-IR', unit })}`,
          value: toPriceUnit(row.sums.payableRial, unit),
        }
      })}
    />
  )
}

const axisOf = (unit: PriceUnit) => texts.axis.replace('{unit}', PRICE_UNIT_TITLES[unit]['fa-IR'])

function sayPoint(label: string, sums: { payableRial: number; orders: number }, unit: PriceUnit): string {
  return texts.point
    .replace('{label}', label)
    .replace('{amount}', formatMoney(sums.payableRial, { culture: 'fa-IR', unit }))
    .replace('{orders}', formatAmount(sums.orders, 'fa-IR'))
}
