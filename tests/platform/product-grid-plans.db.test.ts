import { type GridFilter, NO_FILTER } from '@rasteh/shop-core/product-grid'
import { chosenVariants, GRID_ROWS, PRODUCT_FIGURES } from '@rasteh/shop-store/reads/product-grid-statements'
import { useTestDatabase } from '@rasteh/test-kit/database'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadSynthetic } from '../../seed/load/load-synthetic.ts'
import { syntheticVocabulary } from '../../seed/synthetic.ts'

/** A few thousand rows show the planner's choice; `pnpm bench product-grid` makes a hundred thousand. */
const ROWS = 5_000

const database = useTestDatabase()
let client: pg.Client

beforeAll(async () => {
  const owner = new pg.Pool({ connectionString: database.urls.owner, max: 1 })
  await loadSynthetic(owner, ROWS, syntheticVocabulary(), () => {})
  await owner.query('vacuum analyze')
  await owner.end()
  client = new pg.Client({ connectionString: database.urls.web })
  await client.connect()
  // A table that has an index for what is asked is read through it, whatever the planner thinks of a few thousand rows.
  await client.query('set enable_seqscan = off')
}, 300_000)
afterAll(() => client?.end())

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] }

/** Of one row each, or few: reading those is no search. */
const SMALL = ['shop_settings', 'categories', 'media']

/** The tables that a statement reads from end to end. */
function scanned(plan: Plan): string[] {
  const { 'Node Type': kind, 'Relation Name': table = '' } = plan
  const own = kind === 'Seq Scan' && !SMALL.includes(table) ? [table] : []
  return [...own, ...(plan.Plans ?? []).flatMap(scanned)]
}

async function planOf(text: string, values: readonly unknown[]): Promise<Plan> {
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (format json) ${text}`, [
    ...values,
  ])
  return rows[0]?.['QUERY PLAN'][0].Plan as Plan
}

const FILTERS: Partial<GridFilter>[] = [
  {},
  { productId: 1_000_001 },
  { categoryId: 1_000_000 },
  { brand: 'نوین' },
  { words: ['کیف', 'syn'] },
  { minRial: 1_000, maxRial: 2_000, sort: 'cheapest' },
  { sort: 'dearest' },
  { sort: 'title' },
  { sort: 'sku', stock: 'low' },
  { missing: 'picture' },
  { missing: 'text', stock: 'out' },
]

describe(`with ${ROWS} products`, () => {
  it.each(FILTERS)('the list by %j reaches every row through an index', async (given) => {
    const filter = { ...NO_FILTER, ...given }
    const key = filter.sort === 'title' || filter.sort === 'sku' ? 'م' : 5_000
    const first = chosenVariants(filter, null, 201)
    const later = chosenVariants(filter, { key, id: 1_002_000 }, 201)
    expect(scanned(await planOf(first.text, first.values))).toEqual([])
    expect(scanned(await planOf(later.text, later.values))).toEqual([])
  })

  it('a page is read from where the last one ended, without sorting the rest', async () => {
    for (const sort of ['newest', 'title', 'sku', 'cheapest', 'dearest'] as const) {
      const { text, values } = chosenVariants({ ...NO_FILTER, sort }, null, 201)
      expect(JSON.stringify(await planOf(text, values)), sort).not.toContain('"Node Type":"Sort"')
    }
  })

  it('the rows of a page and the figures of the product list are read by their keys', async () => {
    expect(scanned(await planOf(GRID_ROWS, [[1, 2, 3]]))).toEqual([])
    expect(scanned(await planOf(PRODUCT_FIGURES, [[1, 2, 3]]))).toEqual([])
  })
})
