import { createShopSearch } from '@rasteh/search/shop-search'
import { compareTunings, toSynonymWords } from '@rasteh/search/tuning'
import { refuse } from '@rasteh/shop-core/outcome'
import { loadJudgedSearches, loadSearchTuning } from '@rasteh/shop-store/reads/search-tuning'
import type { Endpoint } from 'payload'
import { callShopFunction } from '#database/call-shop-function.ts'
import { openSearch } from '#database/open-search.ts'
import { readDatabase } from '#database/read-database.ts'
import { managerEndpoint } from '#endpoints/staff-endpoint.ts'
import { draftsOf, loadLatest, markTried, publishTried, tuningOf } from './drafts.ts'
import { isShipped, lexiconPage, toLexiconQuery } from './lexicon-page.ts'
import { hidePopular } from './popular-endpoint.ts'
import { proposalEndpoints } from './proposal-endpoints.ts'
import { wishEndpoints } from './wish-endpoints.ts'

/** Answers the judged searches once as they are published and once with the drafts, and says what changed. */
const tryDrafts = managerEndpoint('/search-desk/try', async ({ req }) => {
  const search = { database: readDatabase(), openSearch: openSearch() }
  const [rows, latest] = await Promise.all([loadJudgedSearches(search.database), loadLatest(req)])
  const judged = rows.map(({ text, answers }) => ({
    text,
    grades: new Map(answers.map(({ productId, grade }) => [productId, grade])),
  }))
  const comparison = await compareTunings(
    judged,
    createShopSearch(search),
    createShopSearch({ ...search, tuning: tuningOf(latest) }),
  )
  await markTried(req, draftsOf(latest))
  return { ok: true, comparison }
})

const publish = managerEndpoint('/search-desk/publish', async ({ req }) => {
  const count = await publishTried(req, draftsOf(await loadLatest(req)))
  return count === 0 ? refuse({ kind: 'nothing-tried' }) : { ok: true, count }
})

/** Makes a draft that a missed search means these words. */
const synonym = managerEndpoint('/search-desk/synonym', async ({ req, body }) => {
  const { term, means } = (body ?? {}) as { term?: unknown; means?: unknown }
  if (typeof term !== 'string' || typeof means !== 'string') return null
  const words = toSynonymWords(`${term}،${means}`).join('، ')
  if (words.length > WORDS_MAX) return null
  if (toSynonymWords(words).length < 2) return refuse({ kind: 'empty-word' })
  const data = { words, _status: 'draft' as const }
  await req.payload.create({ collection: 'search-synonyms', data, draft: true, overrideAccess: false, req })
  return { ok: true, words }
})

const WORDS_MAX = 400

/** A page of the lexicon's groups. */
const lexicon = managerEndpoint('/search-desk/lexicon', async ({ body }) => {
  const query = toLexiconQuery(body)
  if (!query) return null
  const { off } = await loadSearchTuning(readDatabase())
  return { ok: true, list: lexiconPage(query, new Set(off)) }
})

/** Switches a group that ships off or on, for every search from the next second on. */
const switchGroup = managerEndpoint('/search-desk/switch', async ({ req, staffId, body }) => {
  const { id, isOn } = (body ?? {}) as { id?: unknown; isOn?: unknown }
  if (typeof id !== 'string' || typeof isOn !== 'boolean' || !isShipped(id)) return null
  await callShopFunction<boolean>(req, 'switch_lexicon_group', [id, isOn, staffId])
  return { ok: true }
})

export const searchEndpoints: Endpoint[] = [
  tryDrafts,
  publish,
  synonym,
  lexicon,
  switchGroup,
  hidePopular,
  ...proposalEndpoints,
  ...wishEndpoints,
]
