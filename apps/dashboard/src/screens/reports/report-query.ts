import {
  COMPARISONS,
  type Comparison,
  comparedRange,
  type DayRange,
  DEAD_STOCK_DAYS,
  PERIODS,
  type Period,
  type RangeRefusal,
  REPORT_PARTS,
  type ReportPart,
  rangeOf,
  readRange,
} from '@rasteh/shop-core/reports'

export const REPORT_VIEWS = ['days', ...REPORT_PARTS, 'stock', 'baskets'] as const
export type ReportView = (typeof REPORT_VIEWS)[number]

/** What the URL says: a period of one press, or two typed dates. */
export type ReportQuery = {
  period: Period | null
  from: string
  to: string
  comparison: Comparison
  view: ReportView
  deadDays: (typeof DEAD_STOCK_DAYS)[number]
}
/** The days that a query means, and those they are compared with. */
export type ReportDays = { range: DayRange; compared: DayRange }
type Params = Record<string, string | string[] | undefined>

export const REPORTS_URL = '/dashboard/reports'
const TEXT_MAX = 20
const FIRST_PERIOD: Period = 'month'

const oneOf = <Name extends string>(names: readonly Name[], value: unknown): Name | undefined =>
  names.find((name) => name === value)
const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, TEXT_MAX) : '')

/** What the URL asks for; what it cannot mean is as if it were not there. */
export function toReportQuery({ period, from, to, compare, by, dead }: Params): ReportQuery {
  const typed = { from: textOf(from), to: textOf(to) }
  const isTyped = typed.from !== '' || typed.to !== ''
  return {
    period: isTyped ? null : (oneOf(PERIODS, period) ?? FIRST_PERIOD),
    ...typed,
    comparison: oneOf(COMPARISONS, compare) ?? 'before',
    view: oneOf(REPORT_VIEWS, by) ?? 'days',
    deadDays: DEAD_STOCK_DAYS.find((days) => String(days) === dead) ?? 90,
  }
}

/** The days that the query means, or why it means none. */
export function toReportDays(
  { period, from, to, comparison }: ReportQuery,
  today: string,
): { ok: true; value: ReportDays } | { ok: false; refusal: RangeRefusal } {
  const read = period ? ({ ok: true, value: rangeOf(period, today) } as const) : readRange(from, to)
  if (!read.ok) return read
  return { ok: true, value: { range: read.value, compared: comparedRange(read.value, comparison, period) } }
}

/** The URL of a report, so that it can be kept and sent to a colleague. */
export function toReportUrl(query: ReportQuery): string {
  return `${REPORTS_URL}?${toParams(query)}`
}

export function toExportUrl(query: ReportQuery, format: 'xlsx' | 'csv'): string {
  const params = toParams(query)
  params.set('format', format)
  return `/cms-api/reports/export?${params}`
}

/** A view that is a table of a range, of which there is a file. */
export function partOf(view: ReportView): ReportPart | null {
  return oneOf(REPORT_PARTS, view) ?? null
}

function toParams({ period, from, to, comparison, view, deadDays }: ReportQuery): URLSearchParams {
  return new URLSearchParams({
    ...(period ? { period } : { from, to }),
    ...(comparison === 'before' ? {} : { compare: comparison }),
    ...(view === 'days' ? {} : { by: view }),
    ...(view === 'stock' ? { dead: String(deadDays) } : {}),
  })
}
