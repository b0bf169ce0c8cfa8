import {
  loadNewsCategories,
  loadNewsCounts,
  loadNewsItem,
  loadNewsList,
  loadRelatedNews,
} from '@rasteh/shop-store/reads/news'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { fastestMs } from '@rasteh/test-kit/fastest'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const NEWS = 5_000
const LISTED_MS = 300

type Plan = { 'Node Type': string; 'Index Name'?: string; 'Relation Name'?: string; Plans?: Plan[] }
type Statement = { name: string; text: string; values: unknown[] }

const database = useTestDatabase()
let client: pg.Client

beforeAll(async () => {
  await database.owner.query(FILL)
  await database.owner.query('analyze')
  client = new pg.Client({ connectionString: database.urls.web })
  await client.connect()
}, 120_000)
afterAll(() => client?.end())

/** Ten years of news in eight categories with a body of some kilobytes each, every hundredth featured. */
const FILL = `
  with categories as (
    insert into public.news_categories (slug, position) select 'category-' || n, n from generate_series(1, 8) n returning id
  ), names as (
    insert into public.news_categories_locales (_parent_id, _locale, title) select id, 'fa', 'دسته' from categories
  ), items as (
    insert into public.news (slug, published_at, _status, featured, category_id)
    select 'news-' || n, now() - n * interval '17 hours', 'published', n % 100 = 0, 1 + n % 8
    from generate_series(1, ${NEWS}) n returning id
  ), words as (
    insert into public.news_locales (_parent_id, _locale, title, summary, body)
    select id, 'fa', 'خبر ' || id, repeat('خلاصه ', 20),
      jsonb_build_object('root', jsonb_build_object('children', jsonb_build_array(repeat(md5(id::text), 200))))
    from items
  )
  insert into public.news_texts (parent_id, path, locale, text, "order")
  select id, 'tags', 'fa', 'برچسب ' || (id * k) % 200, k from items, generate_series(1, 3) k`

/** Reads as a page does; answers the time, what came, and the plan of the statement. */
async function measured<Read>(read: (database: pg.Client) => Promise<Read>) {
  const sent: Statement[] = []
  const listening = Object.create(client) as pg.Client
  listening.query = ((statement: Statement) => {
    sent.push(statement)
    return client.query(statement)
  }) as typeof client.query
  const answer = await read(listening)
  const [statement, ...more] = sent
  const ms = await fastestMs(() => read(listening))
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>({
    text: `explain (format json) ${statement?.text}`,
    values: statement?.values ?? [],
  })
  const nodes = nodesOf(rows[0]?.['QUERY PLAN'][0].Plan as Plan)
  return { answer, ms, statements: 1 + more.length, nodes }
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]
const indexesOf = (nodes: readonly Plan[]) => nodes.flatMap((node) => node['Index Name'] ?? [])

const part = (offset: number) => ({ locale: 'fa', limit: 12, offset }) as const
const newest = { kind: 'all' } as const
const month = { kind: 'month', from: new Date(Date.now() - 40 * 86_400_000), until: new Date() } as const

describe(`a newsroom of ${NEWS} items`, () => {
  it.each([
    ['the first page of all', newest, 0, /^featured_publishedAt_idx$/],
    ['the last page of all', newest, 4_980, /^featured_publishedAt_idx$/],
    ['a category', { kind: 'category', slug: 'category-3' }, 0, /^category_publishedAt_idx$/],
    // So far back the planner may as well take the category alone.
    ['a category’s last page', { kind: 'category', slug: 'category-3' }, 612, /category/],
    ['a tag', { kind: 'tag', tag: 'برچسب 7' }, 0, /^news_texts_text_idx$/],
    ['a month', month, 0, /^news_published_at_idx$/],
  ] as const)('lists %s well under 300 ms, by an index', async (_, choice, offset, index) => {
    const { answer, ms, statements, nodes } = await measured((one) => loadNewsList(one, choice, part(offset)))
    expect(answer.items.length).toBeGreaterThan(0)
    expect(answer.items.length).toBeLessThanOrEqual(12)
    expect(statements).toBe(1)
    expect(ms).toBeLessThan(LISTED_MS)
    expect(indexesOf(nodes).join('\n')).toMatch(new RegExp(index.source, 'm'))
  })

  it('reads the words of no more items than it shows', async () => {
    const { nodes } = await measured((one) => loadNewsList(one, newest, part(0)))
    const scanned = nodes.filter((node) => node['Relation Name'] === 'news_locales')
    expect(scanned.length).toBeGreaterThan(0)
    expect(scanned.map((node) => node['Node Type'])).not.toContain('Seq Scan')
  })

  it('counts its months, names its categories and finds what is related in one statement each', async () => {
    const starts = Array.from({ length: 130 }, (_, at) => new Date(Date.UTC(2016, at, 1)))
    const counted = await measured((one) => loadNewsCounts(one, 'fa', starts))
    expect(counted.answer.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(NEWS * 0.9)
    const named = await measured((one) => loadNewsCategories(one, 'fa'))
    const item = await measured((one) => loadNewsItem(one, 'news-77', 'fa'))
    const related = await measured((one) => loadRelatedNews(one, item.answer?.id ?? 0, part(0)))
    expect(related.answer.kind).toBe('category')
    for (const { ms, statements } of [counted, named, item, related]) {
      expect(statements).toBe(1)
      expect(ms).toBeLessThan(LISTED_MS)
    }
    const scans = related.nodes
      .filter((node) => node['Relation Name'] === 'news')
      .map((node) => node['Node Type'])
    expect(scans.length).toBeGreaterThan(0)
    expect(scans).not.toContain('Seq Scan')
  })

  it('has an index by author', async () => {
    const { rows } = await client.query<{ name: string }>(
      `select indexdef as name from pg_indexes where tablename = 'news' and indexdef like '%(author_id)%'`,
    )
    expect(rows).toHaveLength(1)
  })
})
