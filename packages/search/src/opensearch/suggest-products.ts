import type { SuggestionQuery } from '../product-search.ts'
import { inCategory } from './choices.ts'
import type { Engine } from './engine.ts'
import { servingName } from './indices.ts'
import type { Clause } from './to-query.ts'

type Answer = { hits: { hits?: { sort: number[] }[] } }

/** Products with all these words, the last of them only begun, in the order the index itself is in. */
export async function suggestProducts(
  engine: Engine,
  prefix: string,
  words: readonly string[],
  query: SuggestionQuery,
): Promise<number[]> {
  const { hits } = await engine.ask<Answer>({
    method: 'POST',
    path: `/${servingName(prefix)}/_search`,
    query: {
      preference: '_local',
      request_cache: true,
      allow_partial_search_results: false,
      filter_path: 'hits.hits.sort',
    },
    body: toSuggestion(words, query),
  })
  return (hits?.hits ?? []).map(({ sort }) => sort[1] ?? 0)
}

/** One letter alone says too little to look anywhere but at the beginning of a title. */
const begun = (word: string, isAlone: boolean): Clause =>
  isAlone && Array.from(word).length === 1 ? { prefix: { starts: word } } : { prefix: { words: word } }

export function toSuggestion(words: readonly string[], { categoryId, limit }: SuggestionQuery): Clause {
  const filter: Clause[] = words.map((word, index) =>
    index === words.length - 1 ? begun(word, words.length === 1) : { term: { words: word } },
  )
  if (categoryId !== null) filter.push(inCategory(categoryId))
  return {
    query: { bool: { filter } },
    sort: [{ rank: 'desc' }, { id: 'desc' }],
    size: limit,
    // The total is not shown: the first few are found without looking at the rest.
    track_total_hits: false,
    _source: false,
  }
}
