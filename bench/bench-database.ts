import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import pg from 'pg'
import { postgresClient, startPostgres } from '../tools/services/postgres.ts'
import { startRedis } from '../tools/services/redis.ts'
import { databaseUrl, devRoles, ROOT } from '../tools/services/settings.ts'

export const BENCH_DATABASE = 'rasteh_bench'

/** All baskets of a bench share one secret; their handles are their numbers. */
export const BENCH_SECRET = 'b'.repeat(43)
export const BENCH_SECRET_HASH = createHash('sha256').update(BENCH_SECRET).digest()
export const handleOf = (number: number) => String(number).padStart(22, 'b')

/** The id of a basket (line 0) or of one of its lines, in SQL. */
export const benchId = (basket: string, line: string | number) =>
  `('00000000-0000-7000-8' || lpad((${line})::text, 3, '0') || '-' || lpad((${basket})::text, 12, '0'))::uuid`

export type BenchSize = { variants: number; baskets: number; linesPerBasket: number }

/** A database with so many variants and so many baskets on them, created afresh. */
export async function makeBenchDatabase({ variants, baskets, linesPerBasket }: BenchSize): Promise<void> {
  startPostgres()
  startRedis()
  const sql = (statement: string) => postgresClient('psql', ['-q', '-d', 'postgres', '-c', statement])
  sql(`drop database if exists ${BENCH_DATABASE} with (force)`)
  sql(`create database ${BENCH_DATABASE} owner ${devRoles.owner.name}`)
  const env = { ...process.env, DATABASE_OWNER_URL: databaseUrl('owner', BENCH_DATABASE) }
  const quiet = { env, stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'] }
  execFileSync(process.execPath, [join(ROOT, 'tools/migrate.ts')], quiet)
  execFileSync(process.execPath, [join(ROOT, 'tools/seed.ts'), '--products', String(variants)], quiet)
  const owner = new pg.Client({ connectionString: databaseUrl('owner', BENCH_DATABASE) })
  await owner.connect()
  // Ids by number, so that pgbench can name a basket and its first line without asking for them.
  await owner.query(
    `insert into shop.baskets (id, handle, secret_hash)
     select ${benchId('n', 0)}, lpad(n::text, 22, 'b'), $2 from generate_series(1, $1::int) n`,
    [baskets, BENCH_SECRET_HASH],
  )
  await owner.query(
    `insert into shop.basket_lines (basket_id, id, product_id, variant_id, quantity, seen_unit_price_rial)
     select ${benchId('b', 0)}, ${benchId('b', 'line')}, v.product_id, v.id, 1, 10000
     from generate_series(1, $3::int) as b
     cross join generate_series(1, $1::int) as line
     join (select id, product_id, row_number() over (order by id) as n from public.variants) v
       on v.n = 1 + (b * 7 + line * 13) % $2::int`,
    [linesPerBasket, variants, baskets],
  )
  await owner.query('vacuum analyze')
  await owner.end()
}
