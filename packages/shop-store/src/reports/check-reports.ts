import { join } from 'node:path'
import { type Check, runChecks } from '../payments/run-checks.ts'
import type { Database } from '../platform/pool.ts'

const CHECKS = join(import.meta.dirname, '../../checks/reports.sql')

/** Runs every check of checks/reports.sql: whether the sums of the reports are those of the orders. */
export function checkReports(database: Database): Promise<Check[]> {
  return runChecks(database, CHECKS)
}
