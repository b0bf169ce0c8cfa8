import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { useTestDatabase } from '@rasteh/test-kit/database'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrateShop } from '../src/platform/migrate/migrate-shop.ts'
import {
  type Migration,
  readMigrations,
  runMigrations,
  toMigration,
} from '../src/platform/migrate/run-migrations.ts'
import { listCatalogue } from './catalogue-listing.ts'

const fresh = useTestDatabase()
const upgraded = useTestDatabase()
let client: pg.Client

/** The migrations of version 0.1.0, each with its name, as they ran in shops. */
const FIXTURE = join(import.meta.dirname, 'fixtures/migrations-0.1.0.json.gz')
const old: Migration[] = JSON.parse(gunzipSync(readFileSync(FIXTURE)).toString()).map(
  ({ name, text }: { name: string; text: string }) => toMigration(name, text),
)

beforeAll(async () => {
  client = new pg.Client({ connectionString: upgraded.urls.owner })
  await client.connect()
  await client.query('drop schema shop cascade')
  for (const { text } of old)
    for (const [, index] of text.matchAll(
      /^create index (?:concurrently )?(?:if not exists )?(\w+) on public/gm,
    ))
      await client.query(`drop index if exists public.${index}`)
  await runMigrations(client, old)
})

afterAll(() => client.end())

describe('a shop of version 0.1.0', () => {
  it('is upgraded without running a baseline, and is then like a new shop', async () => {
    const later = readMigrations().filter(({ text }) => !text.startsWith('-- Baseline: '))
    expect(await migrateShop(client)).toEqual(later.map(({ name }) => name))
    expect(await listCatalogue(upgraded.owner)).toEqual(await listCatalogue(fresh.owner))
    expect(await migrateShop(client)).toEqual([])
  })

  it('is refused while its own migrations have not all run', async () => {
    await client.query("delete from shop.migrations where name = '0062-front-version.sql' or name > '01'")
    await expect(migrateShop(client)).rejects.toThrow('upgrade it to version 0.1.0 first')
  })
})
