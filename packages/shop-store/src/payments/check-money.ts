import { join } from 'node:path'
import type { Database } from '../platform/pool.ts'
import { type Check, runChecks } from './run-checks.ts'

const CHECKS = join(import.meta.dirname, '../../checks/money.sql')

/** Runs every check of checks/money.sql. */
export function checkMoney(database: Database): Promise<Check[]> {
  return runChecks(database, CHECKS)
}
