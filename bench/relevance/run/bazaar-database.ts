import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { openPool, type Pool } from '@rasteh/shop-store/platform/pool'
import pg from 'pg'
import { skuOf } from '../../../seed/bazaar/write-product.ts'
import { postgresClient, startPostgres } from '../../../tools/services/postgres.ts'
import { databaseUrl, devRoles, ROOT } from '../../../tools/services/settings.ts'

const DATABASE = 'rasteh_relevance'

/** So many products the judged set is written for. */
export const BAZAAR_PRODUCTS = 52_000

export type BazaarDatabase = {
  shop: Pool
  owner: pg.Pool
  /** The number of a product's facts by its id. */
  numberOf: ReadonlyMap<number, number>
}

/** The bazaar in a database of its own. It is kept for the next run, since the same numbers give the same products. */
export async function openBazaar({ fresh }: { fresh: boolean }): Promise<BazaarDatabase> {
  startPostgres()
  const sql = (statement: string) => postgresClient('psql', ['-qAt', '-d', 'postgres', '-c', statement])
  if (fresh) sql(`drop database if exists ${DATABASE} with (force)`)
  const isThere = await exists()
  if (!isThere) sql(`create database ${DATABASE} owner ${devRoles.owner.name}`)
  run('migrate.ts')
  const owner = new pg.Pool({ connectionString: databaseUrl('owner', DATABASE), max: 4 })
  const { rowCount } = await owner.query('select from public.products limit 1')
  if (!rowCount) run('seed.ts', '--bazaar', String(BAZAAR_PRODUCTS))
  return {
    owner,
    shop: openPool({ url: databaseUrl('shop', DATABASE), name: 'bench-relevance', max: 4 }),
    numberOf: await numbersOf(owner),
  }
}

async function exists(): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl('owner', 'postgres') })
  await client.connect()
  const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE])
  await client.end()
  return rowCount === 1
}

function run(script: string, ...args: string[]): void {
  const env = { ...process.env, DATABASE_OWNER_URL: databaseUrl('owner', DATABASE) }
  execFileSync(process.execPath, [join(ROOT, 'tools', script), ...args], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

async function numbersOf(owner: pg.Pool): Promise<Map<number, number>> {
  const { rows } = await owner.query<{ id: number; sku: string }>(
    'select product_id as id, sku from public.variants where is_default',
  )
  const numbers = new Map(
    Array.from({ length: BAZAAR_PRODUCTS }, (_, index) => [skuOf(index + 1), index + 1]),
  )
  return new Map(rows.map(({ id, sku }) => [id, numbers.get(sku) ?? 0]))
}
