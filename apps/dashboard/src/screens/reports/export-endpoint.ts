import { reportsTexts as texts } from '@rasteh/messages/dashboard'
import { escapeFormula, isSheetFormat, toCsv } from '@rasteh/shop-core/import-export'
import { tehranDay } from '@rasteh/shop-core/returns'
import { FILE_ROWS } from '@rasteh/shop-store/reads/reports/sales'
import { loadShopFront } from '@rasteh/shop-store/reads/shop-settings'
import type { Endpoint } from 'payload'
import { isManager } from '#access/is-manager.ts'
import { readDatabase } from '#database/read-database.ts'
import { answerFile } from '#endpoints/answer-file.ts'
import { writeXlsx } from '#screens/import-export/public.ts'
import { loadPart, loadSteps } from './load-report.ts'
import { partOf, type ReportDays, type ReportQuery, toReportDays, toReportQuery } from './report-query.ts'
import { type ReportSheet, toDaySheet, toPartSheet } from './report-sheet.ts'

/** A report as a file: the table of the screen, with all its rows. It holds no person. */
const exportReport: Endpoint = {
  path: '/reports/export',
  method: 'get',
  async handler(req) {
    if (!isManager({ req })) return Response.json({ errors: [] }, { status: 403 })
    const query = toReportQuery(Object.fromEntries(req.searchParams))
    const format = req.searchParams.get('format')
    const days = toReportDays(query, tehranDay(Date.now()))
    const hasTable = query.view === 'days' || partOf(query.view) !== null
    if (!isSheetFormat(format) || !days.ok || !hasTable) return Response.json({ errors: [] }, { status: 422 })
    const sheet = await loadSheet(query, days.value)
    const { from, to } = days.value.range
    return answerFile(format, `rasteh-report-${query.view}-${from}-${to}`, write(sheet, format))
  },
}

export const reportEndpoints: Endpoint[] = [exportReport]

async function loadSheet(query: ReportQuery, days: ReportDays): Promise<ReportSheet> {
  const database = readDatabase()
  const { priceUnit } = await loadShopFront(database, 'fa')
  const part = partOf(query.view)
  if (part) return toPartSheet(part, await loadPart(database, part, { ...days, limit: FILE_ROWS }), priceUnit)
  return toDaySheet((await loadSteps(database, days)).steps, priceUnit)
}

/** Names of products and brands are what somebody typed: no cell of them is a formula. Figures stay figures. */
function write({ columns, rows, totals }: ReportSheet, format: 'xlsx' | 'csv'): Uint8Array {
  const cells = [...rows, totals].map((row) =>
    row.map((cell) => (typeof cell === 'number' ? cell : escapeFormula(cell ?? ''))),
  )
  if (format === 'csv') {
    const lines = [columns.map(({ title }) => title), ...cells.map((row) => row.map(String))]
    return new TextEncoder().encode(toCsv(lines))
  }
  return writeXlsx({
    name: texts.title,
    columns: columns.map(({ title, kind }) => ({
      title,
      width: kind === 'text' ? 32 : 18,
      isText: kind === 'text',
      isShown: false,
    })),
    rows: cells,
  })
}
