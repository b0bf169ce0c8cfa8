import {
  type CommentsCursor,
  loadAnswers,
  loadComments,
  loadCommentsSection,
} from '@rasteh/shop-store/reads/comments'
import { addProduct } from '@rasteh/test-kit/catalogue'
import { useTestDatabase } from '@rasteh/test-kit/database'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** On one product; `pnpm prove comments` has ten times as many. */
const COMMENTS = Number(process.env.COMMENT_ROWS ?? 10_000)
/** One comment in five hundred is an answer to the one before, and one comment is answered by hundreds. */
const ANSWER_EVERY = 500

type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Plan[]
}
type Statement = { name: string; text: string; values: unknown[] }

const database = useTestDatabase()
const sent: Statement[] = []
let client: pg.Client
let place: { sectionType: string; sectionId: number }

beforeAll(async () => {
  const { productId } = await addProduct(database.owner)
  place = { sectionType: 'product', sectionId: productId }
  await database.owner.query(fill(productId))
  await database.owner.query('analyze')
  client = new pg.Client({ connectionString: database.urls.web })
  await client.connect()
  await client.query('set plan_cache_mode = force_generic_plan; set jit = off')
}, 300_000)
afterAll(() => client?.end())

/** Reads as a page does and answers what was sent and what came. */
async function recorded<Read>(read: (database: pg.Client) => Promise<Read>) {
  sent.length = 0
  const listening = Object.create(client) as pg.Client
  listening.query = ((statement: Statement) => {
    sent.push(statement)
    return client.query(statement)
  }) as typeof client.query
  return { answer: await read(listening), statements: [...sent] }
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

async function scansOf({ name, values }: Statement): Promise<Plan[]> {
  const given = values.map((value) => pg.escapeLiteral(String(value))).join(', ')
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `explain (analyze, format json) execute "${name}"(${given})`,
  )
  return nodesOf(rows[0]?.['QUERY PLAN'][0].Plan as Plan).filter((node) => node['Relation Name'])
}

const rowsOf = (node: Plan) =>
  (node['Actual Rows'] +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0)) *
  node['Actual Loops']

/** A handful of rows at most, in which reading them all is the shortest way. */
const SMALL = ['shop_settings']

const firstPage = async (reads: pg.Client) => {
  const [section, page] = [await loadCommentsSection(reads, place), await loadComments(reads, place)]
  return { section, ...page }
}
const pageAfter = (cursor: CommentsCursor) => (reads: pg.Client) => loadComments(reads, place, cursor)

async function readRows(statements: Statement[]): Promise<number> {
  const scans = (await Promise.all(statements.map(scansOf))).flat()
  const large = scans.filter((node) => !SMALL.includes(node['Relation Name'] ?? ''))
  expect(large.filter((node) => !/^Index (Only )?Scan$/.test(node['Node Type']))).toEqual([])
  return scans.reduce((sum, node) => sum + rowsOf(node), 0)
}

const shownRows = (comments: { answers: unknown[] }[]) =>
  comments.reduce((sum, { answers }) => sum + 1 + answers.length, 0)

describe(`with ${COMMENTS} comments on one product`, () => {
  it('the first page takes two statements, index scans only, and reads at most three rows for each it shows', async () => {
    const { answer, statements } = await recorded(firstPage)
    expect(answer.section.count).toBeGreaterThan(COMMENTS * 0.9)
    expect(statements).toHaveLength(2)
    expect(await readRows(statements)).toBeLessThanOrEqual(3 * shownRows(answer.comments))
  })

  it('a page far down costs no more', async () => {
    const { answer, statements } = await recorded(pageAfter({ helpfulness: 0, id: Math.floor(COMMENTS / 2) }))
    expect(answer.comments).not.toEqual([])
    expect(await readRows(statements)).toBeLessThanOrEqual(3 * shownRows(answer.comments))
  })

  it('further answers of a comment are read by their index', async () => {
    const [talked] = (await recorded(firstPage)).answer.comments
    const { answer, statements } = await recorded((reads) => loadAnswers(reads, talked?.id ?? 0, 0))
    expect(answer.length).toBeGreaterThan(3)
    expect(await readRows(statements)).toBeLessThanOrEqual(3 * answer.length)
  })
})

/**
 * Written past the triggers, which count one comment after the other. The most helpful one has the most answers, and
 * five thousand other products are commented on.
 */
const fill = (productId: number) => `
  alter table public.comments disable trigger place_comment;
  alter table shop.comment_places disable trigger user;
  insert into public.comments (text, status, section_type, section_id, parent_id, full_name, is_answer)
  select 'دیدگاه شمارهٔ ' || n, 'published', 'product', ${productId},
    case when n % ${ANSWER_EVERY} = 0 then n - 1 when n between 2 and 200 then 1 end, 'نویسنده ' || n,
    n % ${ANSWER_EVERY} = 0 or n between 2 and 200
  from generate_series(1, ${COMMENTS}) n order by n;
  insert into shop.comment_places (comment_id, section_type, section_id, parent_id, is_shown, up_votes, down_votes)
  select id, 'product', ${productId}, parent_id, true, case when id = 1 then 900 when id % 7 = 0 then id % 60 else 0 end,
    case when id % 11 = 0 then id % 20 else 0 end
  from public.comments;
  insert into shop.comment_opinions (comment_id, pros)
  select id, 'خوش‌بو' from public.comments where parent_id is null and id % 3 = 0;
  update shop.comment_places p set answer_count = n.answers
  from (select parent_id, count(*)::int as answers from shop.comment_places group by parent_id) n
  where p.comment_id = n.parent_id;
  insert into shop.comment_sections
  select 'product', ${productId}, count(*)::int from shop.comment_places where parent_id is null
  union all select 'product', 1000000 + n, 1 from generate_series(1, 5000) n;
  alter table public.comments enable trigger place_comment;
  alter table shop.comment_places enable trigger user;`
