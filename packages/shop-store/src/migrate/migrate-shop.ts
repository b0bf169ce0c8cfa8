import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { ClientBase } from 'pg'
import { isConcurrent, readConcurrent, runConcurrent } from './concurrent-indexes.ts'
import { CONCURRENT_LIMITS, SESSION_LIMITS } from './session-limits.ts'

const MIGRATIONS = join(import.meta.dirname, '../../migrations')

/** A migration that did not get its locks is tried again: between two tries the shop's own work goes on. */
const LOCK_TRIES = 12
const LOCK_PAUSE_MS = 2_000
const LOCK_NOT_AVAILABLE = '55P03'

export type Migration = { name: string; text: string; digest: string }

type Pace = { tries: number; pauseMs: number }

/**
 * Runs the shop's migrations that this database has not seen: each in a transaction of its own, or, when it builds indexes
 * concurrently, statement by statement outside of any. A file that changed after it ran is refused: what a database went
 * through is never rewritten.
 */
export async function migrateShop(
  client: ClientBase,
  migrations: readonly Migration[] = readMigrations(),
  pace: Pace = { tries: LOCK_TRIES, pauseMs: LOCK_PAUSE_MS },
): Promise<string[]> {
  await client.query('create schema if not exists shop')
  await client.query(`create table if not exists shop.migrations (
    name text primary key, digest text not null, ran_at timestamptz not null default now())`)
  const { rows } = await client.query<{ name: string; digest: string }>(
    'select name, digest from shop.migrations',
  )
  const seen = new Map(rows.map((row) => [row.name, row.digest]))
  const ran: string[] = []
  for (const migration of migrations) {
    const { name, digest } = migration
    const earlier = seen.get(name)
    if (earlier === digest) continue
    if (earlier)
      throw new Error(`${name} changed after it ran here: write a new migration instead of editing it`)
    await runPatiently(client, migration, pace)
    ran.push(name)
  }
  return ran
}

/** Grants are stated whole after every run, so that a new table cannot be forgotten half-way. */
export async function grantRights(client: ClientBase): Promise<void> {
  await client.query(readFileSync(join(import.meta.dirname, 'grants.sql'), 'utf8'))
}

export function readMigrations(): Migration[] {
  return readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => toMigration(name, readFileSync(join(MIGRATIONS, name), 'utf8')))
}

export function toMigration(name: string, text: string): Migration {
  return { name, text, digest: createHash('sha256').update(text).digest('hex') }
}

async function runPatiently(
  client: ClientBase,
  migration: Migration,
  { tries, pauseMs }: Pace,
): Promise<void> {
  const run = isConcurrent(migration.text) ? runOutside : runInside
  for (let count = 1; ; count += 1) {
    try {
      return await run(client, migration)
    } catch (error) {
      const isLocked = (error as { code?: string }).code === LOCK_NOT_AVAILABLE
      if (isLocked && count < tries) await setTimeout(pauseMs)
      else throw new Error(`migration ${migration.name} failed${isLocked ? LOCKED : ''}`, { cause: error })
    }
  }
}

const LOCKED =
  ': somebody holds a table that it changes (a long report, a backup); nothing was changed, run it again later'

async function runInside(client: ClientBase, { name, text, digest }: Migration): Promise<void> {
  await client.query(SESSION_LIMITS)
  await client.query('begin')
  try {
    await client.query(text)
    await client.query('insert into shop.migrations (name, digest) values ($1, $2)', [name, digest])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** It is noted as done only after its last index: a crash before that repeats it, and what stands already is left alone. */
async function runOutside(client: ClientBase, { name, text, digest }: Migration): Promise<void> {
  const statements = readConcurrent(name, text)
  await client.query(CONCURRENT_LIMITS)
  for (const statement of statements) await runConcurrent(client, statement)
  await client.query('insert into shop.migrations (name, digest) values ($1, $2)', [name, digest])
}
