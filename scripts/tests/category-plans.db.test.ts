import { openPool } from '@rasteh/shop-store/pool'
import { CATEGORY_STATEMENTS } from '@rasteh/shop-store/reads/category-page'
import { useTestDatabase } from '@rasteh/test-kit/database'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadSynthetic } from '../seed/load/load-synthetic.ts'
import { syntheticVocabulary } from '../seed/synthetic.ts'

/** All of them in one category tree, five branches wide. */
const PRODUCTS = Number(process.env.PLAN_ROWS ?? 100_000)
const BRANCHES = 5

const database = useTestDatabase()
let client: pg.Client
let rootId: number

beforeAll(async () => {
  const owner = openPool({ url: database.urls.owner, name: 'rasteh-test', max: 1 })
  await loadSynthetic(owner, PRODUCTS, syntheticVocabulary(), () => {})
  const { rows } = await owner.query<{ id: number }>(BRANCH_OUT, [BRANCHES])
  rootId = rows[0]?.id ?? 0
  await owner.query(
    'insert into public.offers (variant_id, percent) select id, 10 from public.variants limit 500',
  )
  // Only rows that a vacuum has seen can be counted in an index alone.
  await owner.query('vacuum (analyze) public.products')
  await owner.query('analyze')
  await owner.end()
  client = new pg.Client({ connectionString: database.urls.web })
  await client.connect()
  await client.query('set plan_cache_mode = force_generic_plan; set jit = off')
}, 300_000)
afterAll(() => client?.end())

type Plan = { 'Node Type': string; 'Relation Name'?: string; 'Index Name'?: string; Plans?: Plan[] }

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

/** Tables of a handful of rows, in which reading them all is the shortest way. */
const SMALL = ['categories', 'shop_settings', 'media']

async function planOf(name: string): Promise<Plan[]> {
  const text = CATEGORY_STATEMENTS[name] ?? ''
  await client.query(`prepare "${name}" as ${text}`)
  const prices = text.includes('$7') ? ', 100000, 900000000' : ''
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `explain (format json) execute "${name}"('fa', 25, 0, ${rootId}, '{}'${prices})`,
  )
  return nodesOf(rows[0]?.['QUERY PLAN'][0].Plan as Plan)
}

describe(`with ${PRODUCTS} products in one category tree`, () => {
  it.each(Object.keys(CATEGORY_STATEMENTS))('%s reads no large table from end to end', async (name) => {
    const scanned = (await planOf(name)).filter((node) => node['Node Type'] === 'Seq Scan')
    expect(
      scanned.map((node) => node['Relation Name']).filter((table) => !SMALL.includes(table ?? '')),
    ).toEqual([])
  })

  it.each([
    ['popular', 'products_category_popular_idx'],
    ['newest', 'products_category_newest_idx'],
  ])('%s walks its index in the order it shows', async (sort, index) => {
    await client.query('deallocate all')
    const walked = (await planOf(`category-page-${sort}`)).map((node) => node['Index Name'])
    expect(walked).toContain(index)
  })
})

const BRANCH_OUT = `
with root as (select id from public.categories where slug = 'synthetic'),
branch as (
  insert into public.categories (slug, position, parent_id)
  select 'branch-' || n, n, root.id from generate_series(1, $1::int) n, root returning id
), numbered as (select id, row_number() over () as n, count(*) over () as total from branch),
moved as (
  update public.products p set category_id = numbered.id from numbered where p.id % numbered.total = numbered.n - 1
)
select id from root`
