import type { Database } from '../platform/pool.ts'

export type TuningRows = {
  /** Each as managers wrote it: words between commas. */
  synonyms: string[]
  rules: { words: string; kind: 'pin' | 'boost'; places: number; productIds: number[] }[]
  /** The ids of the lexicon's groups that managers have switched off. */
  off: string[]
}

/** What managers have published of the search's tuning: one statement. */
export async function loadSearchTuning(database: Database): Promise<TuningRows> {
  const { rows } = await database.query<TuningRows>({ name: 'search-tuning', text: TUNING })
  return rows[0] ?? { synonyms: [], rules: [], off: [] }
}

const TUNING = `
  select
    coalesce((select json_agg(s.words order by s.id) from public.search_synonyms s where s._status = 'published'), '[]') as synonyms,
    coalesce((select json_agg(json_build_object('words', r.words, 'kind', r.kind, 'places', coalesce(r.places, 0),
        'productIds', array(select x.products_id from public.search_rules_rels x
          where x.parent_id = r.id and x.path = 'products' and x.products_id is not null order by x."order"))
      order by r.id) from public.search_rules r where r._status = 'published'), '[]') as rules,
    array(select l.group_id from shop.lexicon_switches l) as off`

export type JudgedRow = { text: string; answers: { productId: number; grade: number }[] }

/** The searches whose best answers are known. */
export async function loadJudgedSearches(database: Database): Promise<JudgedRow[]> {
  const { rows } = await database.query<JudgedRow>({ name: 'judged-searches', text: JUDGED })
  return rows
}

const JUDGED = `
  select j.text, json_agg(json_build_object('productId', a.product_id, 'grade', a.grade::text::int)) as answers
  from public.search_judgements j
  join public.search_judgements_answers a on a._parent_id = j.id and a.product_id is not null
  group by j.id order by j.id`

export type AskedSearch = { term: string; searches: number; visitors: number; clicks: number }

/** What people searched for and found in the last thirty days, the most wanted first, and how often they chose from it. */
export async function loadAskedSearches(database: Database, limit: number): Promise<AskedSearch[]> {
  const { rows } = await database.query<AskedSearch>({ name: 'asked-searches', text: ASKED, values: [limit] })
  return rows
}

const ASKED = `
  select (array_agg(shown order by day desc))[1] as term, sum(searches)::int as searches,
    sum(visitors)::int as visitors, sum(clicks)::int as clicks
  from shop.search_asked where day > (now() at time zone 'Asia/Tehran')::date - 30
  group by locale, folded order by searches desc, term limit $1`

export type SearchMiss = { term: string; searches: number }

/** What people searched for in vain in the last thirty days, the most wanted first. */
export async function loadSearchMisses(database: Database, limit: number): Promise<SearchMiss[]> {
  const { rows } = await database.query<SearchMiss>({ name: 'search-misses', text: MISSES, values: [limit] })
  return rows
}

const MISSES = `
  select term, sum(searches)::int as searches from shop.search_misses
  where day > (now() at time zone 'Asia/Tehran')::date - 30
  group by term order by searches desc, term limit $1`
