import { LEXICON, type Lexicon } from '../lexicon/lexicon.ts'
import type { Synonyms } from '../plan/query-plan.ts'
import type { FoundProducts, ProductQuery, ProductSearch } from '../product-search.ts'
import { applyRules } from './apply-rules.ts'
import { replaceSynonyms } from './replace-synonyms.ts'
import { type SearchTuning, UNTUNED } from './search-tuning.ts'
import { toSynonyms } from './to-synonyms.ts'

/** What managers publish is in use after so long at the latest. */
const KEPT_MS = 1000

/** A search with what managers have made of it. A tuning that cannot be read leaves the last one in use. */
export function createTunedSearch(
  base: (synonyms: Synonyms, lexicon: () => Lexicon) => ProductSearch,
  load: () => Promise<SearchTuning>,
): ProductSearch {
  let tuning = UNTUNED
  let synonyms: Synonyms = () => []
  let lexicon = LEXICON
  let readAtMs = Number.NEGATIVE_INFINITY
  const search = base(
    (token) => synonyms(token),
    () => lexicon,
  )

  /** The first reading is waited for by all who ask meanwhile; later ones have the last tuning until the next is read. */
  let first: Promise<void> | undefined
  async function refresh(): Promise<void> {
    if (Date.now() - readAtMs < KEPT_MS) return first
    readAtMs = Date.now()
    const reading = read()
    first ??= reading
    return reading
  }

  async function read(): Promise<void> {
    tuning = await load().catch(() => tuning)
    synonyms = toSynonyms(tuning.synonyms)
    lexicon = tuning.off.length === 0 ? LEXICON : LEXICON.without(new Set(tuning.off))
  }

  return {
    async find(query) {
      await refresh()
      return applyRules(await findMeant(search, query, tuning.synonyms), query, tuning.rules)
    },
    async suggest(query) {
      await refresh()
      return search.suggest(query)
    },
  }
}

/** When the words as they were typed are not in the catalogue, what managers say they mean is searched for. */
async function findMeant(
  search: ProductSearch,
  query: ProductQuery,
  groups: SearchTuning['synonyms'],
): Promise<FoundProducts> {
  const found = await search.find(query)
  const isUnderstood = found.total > 0 && found.corrected === null && found.dropped.length === 0
  if (query.text === null || isUnderstood) return found
  for (const text of replaceSynonyms(query.text, groups)) {
    const meant = await search.find({ ...query, text })
    if (meant.total > 0 && meant.dropped.length === 0) return { ...meant, corrected: meant.corrected ?? text }
  }
  return found
}
