import { openPool } from '@rasteh/shop-store/platform/pool'
import { FEED_PAGE, loadFeed } from '@rasteh/shop-store/reads/torob-feed'
import { useTestDatabase } from '@rasteh/test-kit/database'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadSynthetic } from '../../seed/load/load-synthetic.ts'
import { syntheticVocabulary } from '../../seed/synthetic.ts'

const PRODUCTS = Number(process.env.PLAN_ROWS ?? 20_000)

const database = useTestDatabase()
let client: pg.Client

beforeAll(async () => {
  const owner = openPool({ url: database.urls.owner, name: 'rasteh-test', max: 1 })
  await loadSynthetic(owner, PRODUCTS, syntheticVocabulary(), () => {})
  for (const [table, seconds] of [
    ['products', 7],
    ['variants', 5],
    ['prices', 3],
  ])
    await owner.query(
      `update public.${table} set updated_at = now() - (id * ${seconds} % 100000) * interval '1 second'`,
    )
  await owner.query('vacuum (analyze) public.products, public.variants, public.prices')
  await owner.end()
  client = new pg.Client({ connectionString: database.urls.shop })
  await client.connect()
  await client.query('set jit = off')
}, 300_000)
afterAll(() => client?.end())

type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  Plans?: Plan[]
}
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

async function planOf(page: number): Promise<Plan[]> {
  let plan: Plan | undefined
  const explaining = Object.create(client) as pg.Client
  explaining.query = (async ({ text, values }: { text: string; values: unknown[] }) => {
    const answer = await client.query(`explain (analyze, format json) ${text}`, values)
    plan = answer.rows[0]['QUERY PLAN'][0].Plan
    return { rows: [] }
  }) as unknown as typeof client.query // Only what a read calls is stood in for.
  await loadFeed(explaining, { kind: 'page', page, sort: 'updated' })
  return nodesOf(plan as Plan)
}

describe(`the feed of ${PRODUCTS} products by the time of change`, () => {
  it('walks the indexes of the last changes and reads no table from end to end', async () => {
    const nodes = await planOf(1)
    expect(nodes.map((node) => node['Index Name'])).toEqual(
      expect.arrayContaining(['variants_updated_at_idx', 'products_updated_at_idx', 'prices_updated_at_idx']),
    )
    const large = nodes.filter((node) => node['Node Type'] === 'Seq Scan' && node['Actual Rows'] > 100)
    expect(large.map((node) => node['Relation Name'])).toEqual([])
    const read = nodes.filter((node) => node['Relation Name'])
    const rows = read.reduce((sum, node) => sum + node['Actual Rows'] * node['Actual Loops'], 0)
    expect(rows).toBeLessThan(60 * FEED_PAGE)
  })

  it('gives on each page what an order of everything would give', async () => {
    const { rows } = await client.query<{ id: number }>(
      `select v.id from public.variants v join public.products p on p.id = v.product_id
       join public.prices c on c.variant_id = v.id
       where v.deleted_at is null and p.deleted_at is null and p._status = 'published'
       order by greatest(v.updated_at, p.updated_at, c.updated_at) desc, v.id desc limit 300`,
    )
    for (const page of [1, 2, 3]) {
      const items = await loadFeed(client, { kind: 'page', page, sort: 'updated' })
      const start = (page - 1) * FEED_PAGE
      expect(items.map(({ variantId }) => variantId)).toEqual(
        rows.slice(start, start + FEED_PAGE).map(({ id }) => id),
      )
    }
  })
})
