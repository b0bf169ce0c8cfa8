import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { openPool, type Pool } from '@rasteh/shop-store/platform/pool'
import { afterAll, beforeAll } from 'vitest'

export type TestDatabase = {
  name: string
  urls: { owner: string; web: string; shop: string }
  /** All rights: for arranging what a test needs and for looking at what it left. */
  owner: Pool
}

/** A database of the test file's own, cloned from the migrated template before its tests and dropped after them. */
export function useTestDatabase(): TestDatabase {
  const database = {} as TestDatabase
  beforeAll(async () => {
    Object.assign(database, await cloneTemplate())
  })
  afterAll(async () => {
    await database.owner?.end()
    await dropDatabase(database.name)
  })
  return database
}

async function cloneTemplate(): Promise<TestDatabase> {
  const name = `rasteh_test_${process.pid}_${randomBytes(4).toString('hex')}`
  await asAdmin(`create database ${name} template ${required('RASTEH_TEMPLATE_DATABASE')} owner rasteh_owner`)
  const urls = {
    owner: withDatabase(required('DATABASE_OWNER_URL'), name),
    web: withDatabase(required('DATABASE_WEB_URL'), name),
    shop: withDatabase(required('DATABASE_SHOP_URL'), name),
  }
  return { name, urls, owner: openPool({ url: urls.owner, name: 'rasteh-test', max: 4 }) }
}

const LOOKS = 25
const LOOK_MS = 20

/** Lets ending sessions end: no client is left to handle the error of being cut off. One that stays is cut off. */
async function dropDatabase(name: string): Promise<void> {
  const pool = openPool({ url: required('DATABASE_ADMIN_URL'), name: 'rasteh-test-admin', max: 1 })
  for (let looks = 0; looks < LOOKS; looks += 1) {
    const { rowCount } = await pool.query('select from pg_stat_activity where datname = $1', [name])
    if (!rowCount) break
    await setTimeout(LOOK_MS)
  }
  await pool.query(`drop database if exists ${name} with (force)`).finally(() => pool.end())
}

async function asAdmin(statement: string): Promise<void> {
  const pool = openPool({ url: required('DATABASE_ADMIN_URL'), name: 'rasteh-test-admin', max: 1 })
  await pool.query(statement).finally(() => pool.end())
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

function required(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: run database tests through \`vitest\``)
  return value
}
