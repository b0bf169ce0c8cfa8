import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { ClientBase } from 'pg'
import { baselineStep } from './baseline.ts'
import { isConcurrent, readConcurrent, runConcurrent } from './concurrent-indexes.ts'
import { CONCURRENT_LIMITS, SESSION_LIMITS } from './session-limits.ts'

const MIGRATIONS = join(import.meta.dirname, '../../../migrations')

/** A migration that did not get its locks is tried again: between two attempts the shop's own work goes on. */
const LOCK_ATTEMPTS = 12
const LOCK_PAUSE_MS = 2_000
const LOCK_NOT_AVAILABLE = '55P03'

export type Migration = { name: string; text: string; digest: string }

type Pace = { attempts: number; pauseMs: number }

type Step = { migration: Migration; step: 'run' | 'record' }

/**
 * Runs the migrations that this database has not seen: each in a transaction of its own, or, when it builds indexes
 * concurrently, statement by statement outside of any. Returns the names of those that ran.
 */
export async function runMigrations(
  client: ClientBase,
  migrations: readonly Migration[] = readMigrations(),
  pace: Pace = { attempts: LOCK_ATTEMPTS, pauseMs: LOCK_PAUSE_MS },
): Promise<string[]> {
  const ran: string[] = []
  for (const { migration, step } of await planMigrations(client, migrations)) {
    if (step === 'record') await record(client, migration)
    else {
      await runPatiently(client, migration, pace)
      ran.push(migration.name)
    }
  }
  return ran
}

/**
 * Lists the migrations that this database has not seen, before anything is changed. A file that changed after it ran is
 * refused. A baseline is only recorded where the migrations that it replaces have run.
 */
export async function planMigrations(
  client: ClientBase,
  migrations: readonly Migration[] = readMigrations(),
): Promise<Step[]> {
  await client.query('create schema if not exists shop')
  await client.query(`create table if not exists shop.migrations (
    name text primary key, digest text not null, ran_at timestamptz not null default now())`)
  const { rows } = await client.query<{ name: string; digest: string }>(
    'select name, digest from shop.migrations',
  )
  const seen = new Map(rows.map((row) => [row.name, row.digest]))
  const changed = migrations.find(({ name, digest }) => (seen.get(name) ?? digest) !== digest)
  if (changed)
    throw new Error(`${changed.name} changed after it ran here: write a new migration instead of editing it`)
  return migrations
    .filter(({ name }) => !seen.has(name))
    .map((migration) => ({ migration, step: baselineStep(migration.text, [...seen.keys()]) }))
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
  { attempts, pauseMs }: Pace,
): Promise<void> {
  const run = isConcurrent(migration.text) ? runOutside : runInside
  for (let count = 1; ; count += 1) {
    try {
      return await run(client, migration)
    } catch (error) {
      const isLocked = (error as { code?: string }).code === LOCK_NOT_AVAILABLE
      if (isLocked && count < attempts) await setTimeout(pauseMs)
      else throw new Error(`migration ${migration.name} failed${isLocked ? LOCKED : ''}`, { cause: error })
    }
  }
}

const LOCKED =
  ': somebody holds a table that it changes (a long report, a backup); nothing was changed, run it again later'

async function runInside(client: ClientBase, migration: Migration): Promise<void> {
  await client.query(SESSION_LIMITS)
  await client.query('begin')
  try {
    await client.query(migration.text)
    await record(client, migration)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** It is recorded as done only after its last index: a crash before that repeats it, and indexes that exist are left alone. */
async function runOutside(client: ClientBase, migration: Migration): Promise<void> {
  const statements = readConcurrent(migration.name, migration.text)
  await client.query(CONCURRENT_LIMITS)
  for (const statement of statements) await runConcurrent(client, statement)
  await record(client, migration)
}

async function record(client: ClientBase, { name, digest }: Migration): Promise<void> {
  await client.query('insert into shop.migrations (name, digest) values ($1, $2)', [name, digest])
}
