import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { MIGRATION_LOCK, migrateDatabase } from '../../tools/migrate/migrate-database.ts'
import { databaseUrl, devRoles, ROOT } from '../../tools/services/settings.ts'

const name = `rasteh_test_${process.pid}_${randomBytes(4).toString('hex')}`
const open = async (url: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
}

beforeAll(async () => {
  const admin = await open(databaseUrl('admin', 'postgres'))
  await admin.query(`create database ${name} owner ${devRoles.owner.name}`)
  await admin.end()
  const inside = await open(databaseUrl('admin', name))
  await inside.query(`create schema watch; grant usage on schema watch to public;
    create table watch.seen (lock_timeout text, who text, what text); grant insert on watch.seen to public;
    create function watch.note() returns event_trigger language plpgsql as $$ begin
      insert into watch.seen values (current_setting('lock_timeout'), current_setting('application_name'), tg_tag); end $$;
    create event trigger note on ddl_command_start execute function watch.note()`)
  await inside.end()
})

afterAll(async () => {
  const admin = await open(databaseUrl('admin', 'postgres'))
  await admin.query(`drop database if exists ${name} with (force)`)
  await admin.end()
})

it('no session of a migration waits for a lock without an end: content, queue, shop', {
  timeout: 180_000,
}, async () => {
  const { content, shop } = await migrateDatabase(databaseUrl('owner', name))
  expect(content).toBeGreaterThan(0)
  expect(shop.length).toBeGreaterThan(0)
  const inside = await open(databaseUrl('admin', name))
  const { rows } = await inside.query<{ statements: number; endless: number }>(
    "select count(*)::int as statements, count(*) filter (where lock_timeout = '0')::int as endless from watch.seen",
  )
  const { rows: endless } = await inside.query("select * from watch.seen where lock_timeout = '0' limit 3")
  await inside.end()
  expect(rows[0]?.statements).toBeGreaterThan(500)
  expect(endless).toEqual([])
})

it('who waits for his turn to migrate holds up no index that the other builds', {
  timeout: 180_000,
}, async () => {
  const other = await open(databaseUrl('owner', name))
  await other.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
  const child = spawn(process.execPath, [join(ROOT, 'tools/migrate.ts')], {
    env: { ...process.env, DATABASE_OWNER_URL: databaseUrl('owner', name) },
    stdio: 'ignore',
  })
  const ended = once(child, 'exit')
  await vi.waitUntil(async () => (await waiting(other)) > 0, { timeout: 60_000 })
  await other.query('create index concurrently if not exists waited_for on shop.baskets (id)')
  expect(child.exitCode).toBeNull()
  await other.end()
  expect((await ended)[0]).toBe(0)
})

async function waiting(client: pg.Client): Promise<number> {
  const { rowCount } = await client.query(
    "select from pg_stat_activity where datname = current_database() and application_name = 'rasteh-migrate'",
  )
  return rowCount ?? 0
}
