import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { openPool, type Pool } from '@rasteh/shop-store/platform/pool'
import pg from 'pg'
import { seedCatalogue } from '../../../seed/catalogue.ts'
import { postgresClient, startPostgres } from '../../../tools/services/postgres.ts'
import { databaseUrl, devRoles, ROOT } from '../../../tools/services/settings.ts'

const DATABASE = 'rasteh_relevance_seeded'

export type SeededDatabase = {
  shop: Pool
  owner: pg.Pool
  /** The code of a product in the seed's data by its id. */
  codeOf: ReadonlyMap<number, string>
  /** The Persian title of a category by its id. */
  titleOf: ReadonlyMap<number, string>
}

/** The seeded shop in a database of its own, kept for the next run. */
export async function openSeeded({ fresh }: { fresh: boolean }): Promise<SeededDatabase> {
  startPostgres()
  const sql = (statement: string) => postgresClient('psql', ['-qAt', '-d', 'postgres', '-c', statement])
  if (fresh) sql(`drop database if exists ${DATABASE} with (force)`)
  const isThere = `${sql(`select 1 from pg_database where datname = '${DATABASE}'`)}`.trim() === '1'
  if (!isThere) sql(`create database ${DATABASE} owner ${devRoles.owner.name}`)
  run('migrate.ts')
  const owner = new pg.Pool({ connectionString: databaseUrl('owner', DATABASE), max: 4 })
  const { rowCount } = await owner.query('select from public.products limit 1')
  if (!rowCount) run('seed.ts')
  const shop = openPool({ url: databaseUrl('shop', DATABASE), name: 'bench-seeded', max: 4 })
  return { owner, shop, codeOf: await codesOf(owner), titleOf: await titlesOf(owner) }
}

function run(script: string): void {
  const env = { ...process.env, DATABASE_OWNER_URL: databaseUrl('owner', DATABASE) }
  execFileSync(process.execPath, [join(ROOT, 'tools', script)], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

async function codesOf(owner: pg.Pool): Promise<Map<number, string>> {
  const codes = new Map(
    seedCatalogue().products.flatMap(({ code, variants }) =>
      variants.map((variant) => [variant.code.toUpperCase(), code] as const),
    ),
  )
  const { rows } = await owner.query<{ id: number; sku: string }>(
    'select product_id as id, sku from public.variants where is_default',
  )
  return new Map(rows.map(({ id, sku }) => [id, codes.get(sku.toUpperCase()) ?? '']))
}

async function titlesOf(owner: pg.Pool): Promise<Map<number, string>> {
  const { rows } = await owner.query<{ id: number; title: string }>(
    "select _parent_id as id, title from public.categories_locales where _locale = 'fa'",
  )
  return new Map(rows.map(({ id, title }) => [id, title]))
}
