import { useTestDatabase } from '@rasteh/test-kit/database'
import { fastestMs } from '@rasteh/test-kit/fastest'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadSynthetic } from '../../seed/load/load-synthetic.ts'
import { syntheticVocabulary } from '../../seed/synthetic.ts'
import { recordStatements, type SentStatement } from '../setup/record-statements.ts'
import { useContent } from '../setup/use-content.ts'

/** A few thousand rows show the planner's choice; `pnpm prove dashboard-list` makes a hundred thousand. */
const PRODUCTS = Number(process.env.LIST_PRODUCTS ?? 20_000)
const AIM_MS = 1_500
/** Count, page, who else is editing; a search looks for codes too, and finds the ids before it reads them. */
const STATEMENTS = 6

const database = useTestDatabase()
const content = useContent(database)
let owner: pg.Pool
let title = ''

beforeAll(async () => {
  owner = new pg.Pool({ connectionString: database.urls.owner, max: 1 })
  await loadSynthetic(owner, PRODUCTS, syntheticVocabulary(), () => {})
  for (const statement of FILL) await owner.query(statement)
  // As autovacuum leaves it: an index alone can then answer how many there are.
  await owner.query('vacuum analyze')
  const { rows } = await owner.query('select version_title as title from public._products_v_locales limit 1')
  title = rows[0].title
}, 900_000)
afterAll(() => owner?.end())

/** What the list of the dashboard asks the content platform for one of its pages (next/views/List). */
const lists: Record<string, () => object> = {
  'the first page': () => ({}),
  'the hundredth page': () => ({ page: 100 }),
  'the latest first': () => ({ sort: '-updatedAt' }),
  'those of one category': () => ({ where: { category: { equals: 1_000_000 } } }),
  'a search by title': () => ({ where: { or: [{ title: { like: title } }] } }),
  'a search by code': () => ({ where: { or: [{ title: { like: 'SYN-1234' } }] } }),
}

async function openList(asked: object): Promise<{ sent: SentStatement[]; shown: number }> {
  const record = recordStatements(content.payload)
  const page = await content.payload.find({
    collection: 'products',
    depth: 0,
    draft: true,
    fallbackLocale: false,
    includeLockStatus: true,
    limit: 10,
    locale: 'fa',
    overrideAccess: false,
    select: { title: true, category: true, brand: true, _status: true, updatedAt: true },
    user: { id: 1, collection: 'staff', role: 'owner' } as never,
    ...asked,
  })
  return { sent: record.stop(), shown: page.docs.length }
}

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] }

/** The tables of products that a plan reads from end to end. */
function scanned(plan: Plan): string[] {
  const name = plan['Relation Name'] ?? ''
  const own = plan['Node Type'] === 'Seq Scan' && /products|variants/.test(name) ? [name] : []
  return [...own, ...(plan.Plans ?? []).flatMap(scanned)]
}

async function planOf({ text, values }: SentStatement): Promise<Plan> {
  const { rows } = await owner.query(`explain (format json) ${text}`, values)
  return rows[0]['QUERY PLAN'][0].Plan
}

describe(`the product list with ${PRODUCTS} products`, () => {
  it.each(Object.entries(lists))('%s: few statements, each on an index', async (name, ask) => {
    await openList(ask())
    const { sent, shown } = await openList(ask())
    const tookMs = await fastestMs(() => openList(ask()))
    const plans = await Promise.all(sent.map(planOf))
    console.log(`${name}: ${sent.length} statements, ${Math.round(tookMs)} ms, ${shown} rows`)
    expect(plans.flatMap(scanned)).toEqual([])
    expect(sent.length).toBeLessThanOrEqual(STATEMENTS)
    expect(tookMs).toBeLessThan(AIM_MS)
  })
})

/** What hangs from a product's version, in numbers in which a scan would hurt. */
const FILL = [
  `insert into public.categories (id, slug, position) values (1000000, 'rare', 1)`,
  `update public._products_v set version_category_id = 1000000 where id % 50 = 0`,
  `insert into public._products_v_version_attributes (_order, _parent_id)
   select n, v.id from public._products_v v, generate_series(1, 3) n`,
  `insert into public._products_v_version_attributes_locales (_parent_id, _locale, name, value)
   select id, 'fa', 'رنگ', 'آبی' from public._products_v_version_attributes`,
  `insert into public._products_v_rels ("order", parent_id, path, products_id)
   select 1, id, 'version.addons', parent_id from public._products_v`,
]
