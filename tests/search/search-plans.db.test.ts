import { createPostgresSearch } from '@rasteh/search/postgres'
import { openPool, type Pool } from '@rasteh/shop-store/platform/pool'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadSynthetic } from '../../seed/load/load-synthetic.ts'
import { syntheticVocabulary } from '../../seed/synthetic.ts'
import { type Plan, recordPlans } from '../setup/record-plans.ts'

const PRODUCTS = Number(process.env.PLAN_ROWS ?? 10_000)
/** Aims at 100,000 products, on a machine that does nothing else; verify only prints. */
const isTimed = process.env.PLAN_ROWS !== undefined
const BRANCHES = 5
const ROUNDS = 20

const database = useTestDatabase()
const { nouns, brands } = syntheticVocabulary()
let shop: Pool
let branchId: number

beforeAll(async () => {
  const owner = openPool({ url: database.urls.owner, name: 'rasteh-test', max: 1 })
  await loadSynthetic(owner, PRODUCTS, syntheticVocabulary(), () => {})
  const { rows } = await owner.query<{ id: number }>(BRANCH_OUT, [BRANCHES])
  branchId = rows[0]?.id ?? 0
  await owner.query(MOVE)
  await owner.query('vacuum (analyze) shop.search_documents')
  await owner.query('analyze')
  await owner.end()
  shop = openPool({ url: database.urls.shop, name: 'test-shop', max: 1 })
}, 600_000)
afterAll(() => shop?.end())

/** Every word as it is typed. */
async function* planQuery(text: string) {
  const words = text.split(' ').map((typed) => {
    return { typed, tokens: [{ token: typed, weight: 1, origin: 'typed' as const }] }
  })
  yield { words, code: /^syn\d+$/.test(text) ? text : null, corrected: null, dropped: [] }
}

const WIDE = {
  locale: 'fa',
  text: null,
  categoryId: null,
  brands: [],
  attributes: [],
  priceFromRial: null,
  priceToRial: null,
  onlyInStock: false,
  sort: 'relevant',
  limit: 24,
  from: { offset: 0 },
} as const

const [noun = ''] = nouns
const [brand = ''] = brands
const word = noun.split(' ')[0] ?? ''

const searches = {
  'a broad word': { ...WIDE, text: word },
  'two words': { ...WIDE, text: `${word} ${brand.split(' ')[0]}` },
  'a code': { ...WIDE, text: 'syn77' },
  'a broad word, narrowed': {
    ...WIDE,
    text: word,
    brands: [brand],
    onlyInStock: true,
    priceFromRial: 10_000,
  },
  'a broad word, cheapest first': { ...WIDE, text: word, sort: 'cheapest' },
  'a page far behind': { ...WIDE, text: word, from: { offset: 480 } },
  'a category': { ...WIDE, categoryId: 1 },
  'a category, cheapest first': { ...WIDE, categoryId: 1, sort: 'cheapest' },
} as const

describe(`with ${PRODUCTS} products`, () => {
  it.each(Object.keys(searches) as (keyof typeof searches)[])(
    '%s reads neither documents nor products from end to end, in one statement',
    async (name) => {
      const query = {
        ...searches[name],
        ...(searches[name].categoryId === null ? {} : { categoryId: branchId }),
      }
      const recorded = recordPlans(shop)
      const search = createPostgresSearch({ database: recorded.database, planQuery, synonyms: () => [] })
      const { total } = await search.find(query)
      expect(total).toBeGreaterThan(0)
      const plans = await recorded.plans(/search_documents/)
      expect(plans).toHaveLength(1)
      expect(scanned(plans.flat())).toEqual([])
      const times: number[] = []
      for (let round = 0; round < ROUNDS; round++) {
        const startedAt = performance.now()
        await createPostgresSearch({ database: shop, planQuery, synonyms: () => [] }).find(query)
        times.push(performance.now() - startedAt)
      }
      times.sort((a, b) => a - b)
      const [half = 0, most = 0] = [times[ROUNDS / 2], times.at(-1)]
      if (isTimed)
        console.log(`${name}: ${total} found, ${half.toFixed(1)} ms, at most ${most.toFixed(1)} ms`)
    },
  )

  it('suggestions read neither documents nor products from end to end, in one statement', async () => {
    const recorded = recordPlans(shop)
    const search = createPostgresSearch({ database: recorded.database, planQuery, synonyms: () => [] })
    const startedAt = performance.now()
    const { productIds } = await search.suggest({
      locale: 'fa',
      text: word.slice(0, 2),
      categoryId: null,
      limit: 8,
    })
    const ms = performance.now() - startedAt
    expect(productIds).toHaveLength(8)
    const plans = await recorded.plans(/search_documents/)
    expect(plans).toHaveLength(1)
    expect(scanned(plans.flat())).toEqual([])
    if (isTimed) console.log(`suggestions for two letters: ${ms.toFixed(1)} ms`)
  })
})

const LARGE = ['search_documents', 'products', 'variants', 'prices']

const scanned = (plan: readonly Plan[]) =>
  plan
    .filter((node) => node['Node Type'] === 'Seq Scan' && LARGE.includes(node['Relation Name'] ?? ''))
    .map((node) => node['Relation Name'])

const BRANCH_OUT = `
  insert into public.categories (slug, position, parent_id)
  select 'branch-' || n, n, c.id from generate_series(1, $1::int) n, public.categories c where c.slug = 'synthetic' returning id`

const MOVE = `
  with branch as (
    select id, parent_id, row_number() over (order by id) as n, count(*) over () as total
    from public.categories where slug like 'branch-%'
  )
  update shop.search_documents d set category_id = b.id, category_ids = array[b.parent_id, b.id]
  from branch b where d.product_id % b.total = b.n - 1`
