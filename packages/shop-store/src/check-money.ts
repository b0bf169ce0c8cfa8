import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from './pool.ts'

const CHECKS = join(import.meta.dirname, '../checks/money.sql')

export type MoneyCheck = { name: string; broken: Record<string, unknown>[] }

/**
 * Runs every check of checks/money.sql, in one round trip. Each is one statement with a snapshot of its own, so that work
 * under way does not mislead it.
 */
export async function checkMoney(database: Database): Promise<MoneyCheck[]> {
  const checks = readChecks()
  const answered: unknown = await database.query(checks.map(({ text }) => text).join('\n'))
  // Several statements in one text are answered by a list, which the types do not say.
  const results = answered as { rows: Record<string, unknown>[] }[]
  return checks.map(({ name }, place) => ({ name, broken: results[place]?.rows ?? [] }))
}

function readChecks(): { name: string; text: string }[] {
  const [, ...parts] = readFileSync(CHECKS, 'utf8').split(/^-- name: /m)
  return parts.map((part) => {
    const end = part.indexOf('\n')
    return { name: part.slice(0, end).trim(), text: part.slice(end + 1).trim() }
  })
}
