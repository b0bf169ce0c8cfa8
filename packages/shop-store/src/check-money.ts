import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from './pool.ts'

const CHECKS = join(import.meta.dirname, '../checks/money.sql')

export type MoneyCheck = { name: string; broken: Record<string, unknown>[] }

/** Runs every check of checks/money.sql. Each is one statement, so that work under way does not mislead it. */
export async function checkMoney(database: Database): Promise<MoneyCheck[]> {
  const checks: MoneyCheck[] = []
  for (const { name, text } of readChecks()) {
    const { rows } = await database.query<Record<string, unknown>>(text)
    checks.push({ name, broken: rows })
  }
  return checks
}

function readChecks(): { name: string; text: string }[] {
  const [, ...parts] = readFileSync(CHECKS, 'utf8').split(/^-- name: /m)
  return parts.map((part) => {
    const end = part.indexOf('\n')
    return { name: part.slice(0, end).trim(), text: part.slice(end + 1).trim() }
  })
}
