import { BASKET_STATEMENTS } from '@rasteh/shop-store/baskets/statements'
import { useTestDatabase } from '@rasteh/test-kit/database'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadSynthetic } from '../../seed/load/load-synthetic.ts'
import { syntheticVocabulary } from '../../seed/synthetic.ts'

/** A few thousand rows show the planner's choice; `pnpm prove basket-plans` makes a million products and baskets. */
const ROWS = Number(process.env.PLAN_ROWS ?? 3_000)
const MANY = Math.min(ROWS, 20_000)

const database = useTestDatabase()
let client: pg.Client

beforeAll(async () => {
  const owner = new pg.Pool({ connectionString: database.urls.owner, max: 1 })
  await loadSynthetic(owner, ROWS, syntheticVocabulary(), () => {})
  for (const statement of FILL) await owner.query(statement.text, statement.values)
  await owner.query('analyze')
  await owner.end()
  client = new pg.Client({ connectionString: database.urls.shop })
  await client.connect()
  await client.query('set plan_cache_mode = force_generic_plan')
}, 900_000)
afterAll(() => client?.end())

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] }

/** Of one row each: reading that row is no search. */
const SINGLE = ['shop_settings', 'brand']

/** The tables that a statement reads from end to end. */
function scanned(plan: Plan): string[] {
  const { 'Node Type': kind, 'Relation Name': table = '' } = plan
  const own = kind === 'Seq Scan' && !SINGLE.includes(table) ? [table] : []
  return [...own, ...(plan.Plans ?? []).flatMap(scanned)]
}

describe(`with ${ROWS} products and as many baskets`, () => {
  it.each(Object.entries(BASKET_STATEMENTS))('%s reaches every row through an index', async (name, text) => {
    const count = Math.max(...[...text.matchAll(/\$(\d+)/g)].map(([, index]) => Number(index)))
    await client.query(`prepare "${name}" as ${text}`)
    const execute = `execute "${name}"(${Array(count).fill('null').join(', ')})`
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `explain (format json) ${execute}`,
    )
    expect(scanned(rows[0]?.['QUERY PLAN'][0].Plan as Plan)).toEqual([])
  })
})

const fill = (text: string, ...values: number[]) => ({ text, values })

/** Everything that a basket's statement may look at, in numbers in which a scan would hurt. */
const FILL = [
  fill(
    `insert into public.variants_locales (_parent_id, _locale, title) select id, 'fa', 'title' from public.variants`,
  ),
  fill(
    `insert into public.customers (username) select '09' || lpad(n::text, 9, '0') from generate_series(1, $1::int) n`,
    MANY,
  ),
  fill(
    `insert into public.customers_sessions (_order, _parent_id, id, expires_at)
     select 1, id, 'session-' || id, now() + interval '1 day' from public.customers`,
  ),
  fill(
    'insert into public.price_layers (variant_id, unit_price_rial) select id, 1000 from public.variants limit $1',
    MANY,
  ),
  fill('insert into public.offers (variant_id, percent) select id, 10 from public.variants limit $1', MANY),
  fill(
    `insert into public.products_rels (parent_id, path, products_id) select id, 'addons', id from public.products limit $1`,
    MANY,
  ),
  fill(
    `insert into public.special_codes (code, percent) select 'CODE' || n, 10 from generate_series(1, $1::int) n`,
    MANY,
  ),
  fill(`insert into public.marketers (name, customer_id) select 'name', id from public.customers`),
  fill('insert into shop.orders (customer_id) select id from public.customers'),
  fill(
    `insert into shop.code_uses (order_id, code_id, customer_id)
     select o.id, c.id, o.customer_id from shop.orders o join public.special_codes c on c.id = o.customer_id`,
  ),
  fill(
    `insert into shop.score_moves (customer_id, delta, reason) select id, 5, 'test' from public.customers`,
  ),
  fill(`insert into public.media (filename) select 'picture-' || n from generate_series(1, $1::int) n`, MANY),
  fill(
    `insert into shop.baskets (handle, secret_hash, customer_id)
     select lpad(n::text, 22, 'b'), sha256(n::text::bytea), c.id
     from generate_series(1, $1::int) n left join public.customers c on c.id = n`,
    ROWS,
  ),
  fill(
    `insert into shop.basket_lines (basket_id, id, product_id, variant_id, quantity)
     select b.id, shop.uuid_v7(), v.product_id, v.id, 1
     from (select id, row_number() over () as n from shop.baskets) b
     join (select id, product_id, row_number() over () as n from public.variants) v on v.n = b.n`,
  ),
  fill(
    `insert into shop.basket_changes (basket_id, key, request_hash) select id, 'key-of-this-change', 'x' from shop.baskets`,
  ),
]
