import { isGoodsPart, type ReportPart, toSteps } from '@rasteh/shop-core/reports'
import { loadGoodsBy } from '@rasteh/shop-store/reads/reports/goods'
import { loadDaySums, loadSalesBy, type ReportRow } from '@rasteh/shop-store/reads/reports/sales'
import type { readDatabase } from '#database/read-database.ts'
import type { ReportDays } from './report-query.ts'

type Database = ReturnType<typeof readDatabase>

/** The steps of a range and of the one it is compared with. */
export async function loadSteps(database: Database, { range, compared }: ReportDays) {
  const days = await loadDaySums(database, range, compared)
  return { steps: toSteps(range, days), comparedSteps: toSteps(compared, days) }
}

/** The rows of one part; hours stand in their order, all others by what they came to. */
export async function loadPart(
  database: Database,
  part: ReportPart,
  query: ReportDays & { limit: number },
): Promise<ReportRow[]> {
  const rows = isGoodsPart(part)
    ? await loadGoodsBy(database, part, query)
    : await loadSalesBy(database, part, query)
  return part === 'hour' ? rows.toSorted((one, other) => one.key.localeCompare(other.key)) : rows
}
