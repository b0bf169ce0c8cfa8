import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ClientBase } from 'pg'
import { readDropped, readFunctions, type ShopFunction } from './read-functions.ts'
import { SESSION_LIMITS } from './session-limits.ts'

/** PostgreSQL replaces no function whose return type or parameter names differ. */
const INVALID_FUNCTION_DEFINITION = '42P13'

/**
 * States all functions and all rights of schema shop, in one transaction, after every run of the migrations: no function
 * exists for a moment without its rights, and none can be forgotten.
 */
export async function applyFunctions(
  client: ClientBase,
  functions: readonly ShopFunction[] = readFunctions(),
): Promise<void> {
  await inTransaction(client, async () => {
    for (const each of functions) await replaceFunction(client, each)
    await client.query(readDropped())
    await client.query(VALIDATE)
    await client.query(readFileSync(join(import.meta.dirname, 'grants.sql'), 'utf8'))
  })
}

/**
 * Creates the functions that tables and triggers call, where they are missing, before the migrations. Those that exist are
 * replaced after the migrations, like the rest: a new body may need a new column.
 */
export async function createNeededFirst(
  client: ClientBase,
  functions: readonly ShopFunction[] = readFunctions(),
): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    "select proname as name from pg_proc where pronamespace = to_regnamespace('shop')",
  )
  const existing = new Set(rows.map(({ name }) => name))
  const missing = functions.filter(({ name, isNeededFirst }) => isNeededFirst && !existing.has(name))
  if (missing.length === 0) return
  await inTransaction(client, async () => {
    for (const each of missing) await replaceFunction(client, each)
  })
}

/** Bodies are checked when all functions exist, because they call each other. */
async function inTransaction(client: ClientBase, work: () => Promise<void>): Promise<void> {
  await client.query(SESSION_LIMITS)
  await client.query('begin; set local check_function_bodies = off')
  try {
    await work()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** Nothing is dropped by cascade: a function that a table or trigger depends on fails the whole run. */
async function replaceFunction(
  client: ClientBase,
  { file, name, parameters, text }: ShopFunction,
): Promise<void> {
  try {
    await client.query('savepoint before_function')
    await client.query(text)
  } catch (error) {
    if ((error as { code?: string }).code !== INVALID_FUNCTION_DEFINITION) throw failed(file, error)
    await client.query('rollback to savepoint before_function')
    await client
      .query(`drop function shop.${name}(${parameters}); ${text}`)
      .catch((cause: unknown) => Promise.reject(failed(file, cause)))
  }
  await client.query('release savepoint before_function')
}

const failed = (file: string, cause: unknown) => new Error(`functions/${file} failed`, { cause })

const VALIDATE = `
  set local check_function_bodies = on;
  select fmgr_sql_validator(p.oid) from pg_proc p join pg_language l on l.oid = p.prolang
  where p.pronamespace = 'shop'::regnamespace and l.lanname = 'sql';
  select plpgsql_validator(p.oid) from pg_proc p join pg_language l on l.oid = p.prolang
  where p.pronamespace = 'shop'::regnamespace and l.lanname = 'plpgsql'`
