import { refreshWholeCompany } from '@rasteh/search/company-feed'
import { createCompanySearch } from '@rasteh/search/company-search'
import { type Database, openPool, type Pool } from '@rasteh/shop-store/platform/pool'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { fastestMs } from '@rasteh/test-kit/fastest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const [PAGES, NEWS] = [500, 5_000]
const FOUND_MS = 300

const database = useTestDatabase()
let shop: Pool

/** A digit as it is written in a word. */
const LETTERS = 'ابپتثجچحخد'
const word = (number: number) =>
  `واژ${Array.from(String(number), (digit) => LETTERS[Number(digit)]).join('')}`

/** Words of a text by chance, the same for each number; few are in most texts, most in few. */
const WORDS = `array(select 'واژ' || translate(
    floor(power(((k * 7919 + n * 104729) % 100003) / 100003.0, 3) * 4000)::int::text, '0123456789', '${LETTERS}')
  from generate_series(1, 180) k)`

const FILL = (table: 'pages' | 'news', count: number) => `
  with texts as (select n, ${WORDS} as words from generate_series(1, ${count}) n), items as (
    insert into public.${table} (slug, _status ${table === 'news' ? ', published_at' : ''})
    select '${table}-' || n, 'published' ${table === 'news' ? `, now() - n * interval '17 hours'` : ''} from texts
    returning id, slug
  )
  insert into public.${table}_locales (_parent_id, _locale, title, summary, ${table === 'news' ? 'body' : 'layout'})
  select items.id, 'fa', array_to_string(words[1:6], ' '), array_to_string(words[7:30], ' '),
    ${
      table === 'news'
        ? `jsonb_build_object('root', jsonb_build_object('children', jsonb_build_array(jsonb_build_object('type', 'paragraph',
            'children', jsonb_build_array(jsonb_build_object('type', 'text', 'text', array_to_string(words, ' ')))))))`
        : `jsonb_build_array(jsonb_build_object('blockType', 'quotes', 'text', array_to_string(words, ' ')))`
    }
  from items join texts on items.slug = '${table}-' || texts.n`

beforeAll(async () => {
  shop = openPool({ url: database.urls.shop, name: 'test-shop', max: 2 })
  await database.owner.query(FILL('pages', PAGES))
  await database.owner.query(FILL('news', NEWS))
  await refreshWholeCompany(shop)
  await database.owner.query('vacuum (analyze) shop.company_documents')
  await database.owner.query('analyze')
}, 300_000)
afterAll(() => shop?.end())

type Sent = { text: string; values: unknown[] }

/** Searches as a page does, the second time: answers the time, what was asked of the documents, and the plan of it. */
async function measured(text: string, how: 'find' | 'begin') {
  const sent: Sent[] = []
  const listening: Database = Object.create(shop)
  listening.query = ((statement: Sent) => {
    sent.push(statement)
    return shop.query(statement)
  }) as typeof shop.query
  const search = createCompanySearch(listening)
  const ask = () => search[how]({ locale: 'fa', text, limit: 10 })
  await ask()
  sent.length = 0
  const found = await ask()
  const [statement, ...more] = sent
  const ms = await fastestMs(ask)
  const { rows } = await shop.query({ text: `explain ${statement?.text}`, values: statement?.values ?? [] })
  return { found, ms, statements: 1 + more.length, plan: JSON.stringify(rows) }
}

describe(`a company of ${PAGES} pages and ${NEWS} news`, () => {
  it.each([
    ['a word that is everywhere', word(0), 'find'],
    ['three words', [0, 1, 2].map(word).join(' '), 'find'],
    ['a rare word', word(3777), 'find'],
    ['what is being typed', `${word(0)} ${word(37)}`, 'begin'],
  ] as const)('finds %s in one statement, well under 300 ms', async (_, text, how) => {
    const { found, ms, statements } = await measured(text, how)
    expect(found.total).toBeGreaterThan(0)
    expect(statements).toBe(1)
    expect(ms).toBeLessThan(FOUND_MS)
  })

  it('goes by the index', async () => {
    expect((await measured(word(3777), 'find')).plan).toContain('company_documents_terms')
  })
})
