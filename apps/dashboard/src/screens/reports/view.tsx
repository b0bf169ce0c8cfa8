import { reportsTexts as texts } from '@rasteh/messages/dashboard'
import { formatAmount } from '@rasteh/persian-text/money'
import type { RangeRefusal } from '@rasteh/shop-core/reports'
import { tehranDay } from '@rasteh/shop-core/returns'
import { loadUncountedDays } from '@rasteh/shop-store/reads/reports/sales'
import { loadShopFront } from '@rasteh/shop-store/reads/shop-settings'
import type { AdminViewServerProps } from 'payload'
import { isManager } from '#access/is-manager.ts'
import { requireStaff } from '#access/require-staff.ts'
import { FilledText } from '#components/filled-text.tsx'
import screen from '#components/screen.module.css'
import { ScreenFrame } from '#components/screen-frame.tsx'
import { readDatabase } from '#database/read-database.ts'
import { BasketReport } from './basket-report.tsx'
import { RangeChooser } from './range-chooser.tsx'
import { partOf, type ReportDays, type ReportQuery, toReportDays, toReportQuery } from './report-query.ts'
import { sayDay } from './report-sheet.ts'
import styles from './reports.module.css'
import { DaysReport, PartReport } from './sales-report.tsx'
import { StockReport } from './stock-report.tsx'
import { ViewTabs } from './view-tabs.tsx'

/** /dashboard/reports. Payload shows a view to everybody who asks, so the view checks its visitor itself. */
export async function ReportsView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  requireStaff(req, '/dashboard/reports')
  return (
    <ScreenFrame props={props} title={texts.title} crumb={{ label: texts.title }}>
      {isManager({ req }) ? (
        <div className={styles.report}>{await openReport(toReportQuery(props.searchParams ?? {}))}</div>
      ) : (
        <p>{texts.notAllowed}</p>
      )}
    </ScreenFrame>
  )
}

async function openReport(query: ReportQuery) {
  const today = tehranDay(Date.now())
  const days = toReportDays(query, today)
  if (!days.ok) {
    return (
      <>
        <RangeChooser query={query} range={null} />
        <p className={screen.refusal} role="alert">
          {sayRefusal(days.refusal)}
        </p>
      </>
    )
  }
  const database = readDatabase()
  const [{ priceUnit }, uncounted] = await Promise.all([
    loadShopFront(database, 'fa'),
    loadUncountedDays(database, days.value.range),
  ])
  return (
    <>
      <RangeChooser query={query} range={days.value.range} />
      <RangeNotes days={days.value} today={today} uncounted={uncounted} />
      <ViewTabs query={query} />
      {showView({ database, query, days: days.value, unit: priceUnit })}
    </>
  )
}

type Shown = {
  database: ReturnType<typeof readDatabase>
  query: ReportQuery
  days: ReportDays
  unit: 'toman' | 'rial'
}

function showView({ database, query, days, unit }: Shown) {
  const part = partOf(query.view)
  if (part) return <PartReport part={part} {...{ database, query, days, unit }} />
  if (query.view === 'stock') return <StockReport {...{ database, query, unit }} />
  if (query.view === 'baskets') return <BasketReport database={database} range={days.range} unit={unit} />
  return <DaysReport {...{ database, query, days, unit }} />
}

/** Which days are shown and compared, and what is not whole yet. */
function RangeNotes({ days, today, uncounted }: { days: ReportDays; today: string; uncounted: number }) {
  const { range, compared } = days
  return (
    <div className={styles.notes} role="status">
      <p>
        <FilledText text={texts.shown} values={{ from: sayDay(range.from), to: sayDay(range.to) }} />
        {'، '}
        <FilledText text={texts.against} values={{ from: sayDay(compared.from), to: sayDay(compared.to) }} />
      </p>
      {range.from <= today && today <= range.to && <p>{texts.notOver}</p>}
      {uncounted > 0 && (
        <p>
          <FilledText text={texts.uncounted} values={{ days: formatAmount(uncounted, 'fa-IR') }} />
        </p>
      )}
    </div>
  )
}

function sayRefusal(refusal: RangeRefusal): string {
  return refusal.kind === 'bad-date' ? texts.refusals['bad-date'][refusal.end] : texts.refusals[refusal.kind]
}
