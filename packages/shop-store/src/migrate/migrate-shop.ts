import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ClientBase } from 'pg'

const MIGRATIONS = join(import.meta.dirname, '../../migrations')

/**
 * Runs the shop's migrations that this database has not seen, each in a transaction of its own. A file that
 * changed after it ran is refused: what a database went through is never rewritten.
 */
export async function migrateShop(client: ClientBase): Promise<string[]> {
  await client.query('create schema if not exists shop')
  await client.query(`create table if not exists shop.migrations (
    name text primary key, digest text not null, ran_at timestamptz not null default now())`)
  const { rows } = await client.query<{ name: string; digest: string }>(
    'select name, digest from shop.migrations',
  )
  const seen = new Map(rows.map((row) => [row.name, row.digest]))
  const ran: string[] = []
  for (const { name, text, digest } of readMigrations()) {
    const earlier = seen.get(name)
    if (earlier === digest) continue
    if (earlier)
      throw new Error(`${name} changed after it ran here: write a new migration instead of editing it`)
    await runOne(client, { name, text, digest })
    ran.push(name)
  }
  return ran
}

/** Grants are stated whole after every run, so that a new table cannot be forgotten half-way. */
export async function grantRights(client: ClientBase): Promise<void> {
  await client.query(readFileSync(join(import.meta.dirname, 'grants.sql'), 'utf8'))
}

type Migration = { name: string; text: string; digest: string }

export function readMigrations(): Migration[] {
  return readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const text = readFileSync(join(MIGRATIONS, name), 'utf8')
      return { name, text, digest: createHash('sha256').update(text).digest('hex') }
    })
}

async function runOne(client: ClientBase, { name, text, digest }: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(text)
    await client.query('insert into shop.migrations (name, digest) values ($1, $2)', [name, digest])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`migration ${name} failed`, { cause: error })
  }
}
