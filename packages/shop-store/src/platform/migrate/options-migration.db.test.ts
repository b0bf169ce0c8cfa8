import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addProduct } from '@rasteh/test-kit/catalogue'
import { useTestDatabase } from '@rasteh/test-kit/database'
import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { runMigrations, toMigration } from './run-migrations.ts'

const ROOT = join(import.meta.dirname, '../../../../..')
const VARIANTS = Number(process.env.MIGRATED_VARIANTS ?? 5000)
const LONGEST_LOCK_MS = 200
const LOOK_MS = 10
const database = useTestDatabase()

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database.urls.owner })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

/** What the content platform's migration does, and what the shop's does after it. */
const COLUMNS = readFileSync(join(ROOT, 'apps/dashboard/src/migrations/20261118_204227_options.ts'), 'utf8')
  .split('export async function down')[0]
  ?.match(/ALTER TABLE[^;]+;/g)
const INDEX = '0155-choices.sql'
const indexText = readFileSync(join(ROOT, 'packages/shop-store/migrations', INDEX), 'utf8')

/** The database as the release before left it, with many variants of many products. */
async function asBefore(): Promise<number[]> {
  const { owner } = database
  const { productId, variantId } = await addProduct(owner, { stock: 1_000_000 })
  await owner.query('drop index public.variants_product_choice')
  await owner.query('alter table public.variants drop column choice')
  await owner.query('alter table public.products drop column options')
  await owner.query('alter table public._products_v drop column version_options')
  await owner.query('delete from shop.migrations where name = $1', [INDEX])
  await owner.query('alter table public.variants disable trigger title_variant')
  await owner.query(
    `insert into public.variants (product_id, sku, is_default, step, min_order_count, max_order_count, weight_grams)
     select $1, 'MANY-' || n, false, 1, 1, 0, 0 from generate_series(1, $2::int) n`,
    [productId, VARIANTS],
  )
  await owner.query('alter table public.variants enable trigger title_variant')
  return [productId, variantId]
}

/** Sells, reads and writes variants as the release before does, until it is over; notes each round. */
async function sell(
  seller: number,
  [productId, variantId]: number[],
  rounds: number[],
  isOver: () => boolean,
): Promise<void> {
  const client = await connect()
  for (let count = 0; !isOver(); count += 1) {
    await client.query('select shop.adjust_stock($1, -1, $2, $3)', [variantId, 'sale', 'test'])
    await client.query(
      'select v.*, p.* from public.variants v join public.products p on p.id = v.product_id where v.id = $1',
      [variantId],
    )
    await client.query('update public.variants set updated_at = now() where id = $1', [variantId])
    if (count % 20 === 0)
      await client.query(
        `insert into public.variants (product_id, sku, is_default, step, min_order_count, max_order_count, weight_grams)
         values ($1, $2, false, 1, 1, 0, 0)`,
        [productId, `OLD-${seller}-${count}`],
      )
    rounds[seller] = count + 1
  }
}

/** The longest that a seller waited for the migration, looked at from outside. */
async function watchWaits(migrator: number, isOver: () => boolean): Promise<number> {
  const client = await connect()
  let longestMs = 0
  while (!isOver()) {
    const { rows } = await client.query<{ ms: number }>(
      `select extract(epoch from clock_timestamp() - l.waitstart) * 1000 as ms from pg_locks l
       where not l.granted and $1 = any (pg_blocking_pids(l.pid)) and l.waitstart is not null`,
      [migrator],
    )
    longestMs = Math.max(longestMs, ...rows.map(({ ms }) => Number(ms)))
    await new Promise((done) => setTimeout(done, LOOK_MS))
  }
  return longestMs
}

it(`puts options beside ${VARIANTS} variants while the release before sells, and no sale waits long`, async () => {
  const sold = await asBefore()
  const migrator = await connect()
  const { rows } = await migrator.query<{ pid: number }>('select pg_backend_pid() as pid')
  let isOver = false
  const watching = watchWaits(rows[0]?.pid ?? 0, () => isOver)
  const rounds = [0, 0, 0, 0]
  const selling = rounds.map((_, seller) => sell(seller, sold, rounds, () => isOver))
  await expect.poll(() => Math.min(...rounds), { timeout: 60_000 }).toBeGreaterThan(0)
  const startedAt = Date.now()
  expect(COLUMNS).toHaveLength(3)
  for (const statement of COLUMNS ?? [])
    await migrator.query(`begin; set local lock_timeout = '2s'; ${statement} commit`)
  await runMigrations(migrator, [toMigration(INDEX, indexText)], { attempts: 5, pauseMs: 100 })
  const tookMs = Date.now() - startedAt
  isOver = true
  const [longestMs] = await Promise.all([watching, ...selling])
  process.stdout.write(
    `${VARIANTS} variants: ${tookMs} ms, ${rounds.reduce((all, one) => all + one, 0)} rounds of selling, longest wait ${Math.round(longestMs)} ms\n`,
  )
  expect(longestMs).toBeLessThanOrEqual(LONGEST_LOCK_MS)
  const { rows: found } = await migrator.query(
    "select indisvalid as valid from pg_index where indexrelid = 'public.variants_product_choice'::regclass",
  )
  expect(found).toEqual([{ valid: true }])
}, 1_200_000)
