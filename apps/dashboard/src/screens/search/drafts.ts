import { type SearchTuning, toSynonymWords } from '@rasteh/search/tuning'
import { loadSearchTuning } from '@rasteh/shop-store/reads/search-tuning'
import type { PayloadRequest } from 'payload'
import { TRIAL } from '#collections/SearchSynonyms/tried-first.ts'
import { readDatabase } from '#database/read-database.ts'
import type { SearchRule, SearchSynonym } from '#payload-types.ts'

const KINDS = ['search-synonyms', 'search-rules'] as const

export type Draft = { collection: (typeof KINDS)[number]; id: number; words: string; isTried: boolean }

type Latest = { synonyms: SearchSynonym[]; rules: SearchRule[]; off: readonly string[] }

/** The newest form of everything, published or not, as this manager may see it. */
export async function loadLatest(req: PayloadRequest): Promise<Latest> {
  const all = { draft: true, depth: 0, pagination: false, overrideAccess: false, req } as const
  const [synonyms, rules, { off }] = await Promise.all([
    req.payload.find({ collection: 'search-synonyms', ...all }),
    req.payload.find({ collection: 'search-rules', ...all }),
    loadSearchTuning(readDatabase()),
  ])
  return { synonyms: synonyms.docs, rules: rules.docs, off }
}

/** The tuning as it would be if every draft were published. */
export function tuningOf({ synonyms, rules, off }: Latest): SearchTuning {
  return {
    off,
    synonyms: synonyms.map(({ words }) => toSynonymWords(words)),
    rules: rules.map(({ words, kind, places, products }) => ({
      words,
      kind,
      places: places ?? 0,
      productIds: products.map((product) => (typeof product === 'object' ? product.id : product)),
    })),
  }
}

/** What is not published yet. */
export function draftsOf({ synonyms, rules }: Latest): Draft[] {
  const drafts = (collection: Draft['collection'], docs: readonly (SearchSynonym | SearchRule)[]) =>
    docs
      .filter(({ _status }) => _status === 'draft')
      .map(({ id, words, triedAt }) => ({ collection, id, words, isTried: Boolean(triedAt) }))
  return [...drafts('search-synonyms', synonyms), ...drafts('search-rules', rules)]
}

/** Writes down that these drafts were tried as they are now. */
export async function markTried(req: PayloadRequest, drafts: readonly Draft[]): Promise<void> {
  const triedAt = new Date().toISOString()
  for (const { collection, id } of drafts)
    await req.payload.update({ collection, id, data: { triedAt }, draft: true, context: TRIAL, req })
}

/** Publishes what was tried, with this manager's rights; answers how many. */
export async function publishTried(req: PayloadRequest, drafts: readonly Draft[]): Promise<number> {
  const tried = drafts.filter(({ isTried }) => isTried)
  for (const { collection, id } of tried)
    await req.payload.update({ collection, id, data: { _status: 'published' }, overrideAccess: false, req })
  return tried.length
}
