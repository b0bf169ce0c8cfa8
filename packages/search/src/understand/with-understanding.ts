import type { FoundProducts, ProductQuery, ProductSearch } from '../product-search.ts'
import { type UnderstoodPart, understandQuery } from './understand-query.ts'

/**
 * A search that reads prices, orders and words of asking out of the text before it looks for the rest, and says what it
 * read. What a visitor chose by hand counts more.
 */
export function withUnderstanding(search: ProductSearch): ProductSearch {
  return {
    async find(query) {
      if (query.text === null || query.isAsTyped) return search.find(query)
      const { parts, words } = understandQuery(query.text, query.ignored)
      const found = await search.find(toNarrowed({ ...query, text: words || null }, parts))
      const isMet = (part: UnderstoodPart) => part.kind !== 'quality' || !isDropped(part.typed, found.dropped)
      // What a description mentions is no answer to a price.
      const mentions = parts.some(({ kind }) => kind === 'price') ? [] : found.mentions
      return { ...found, mentions, understood: withoutChosen(parts, query).filter(isMet) }
    },
    suggest: (query) => search.suggest(query),
  }
}

function toNarrowed(query: ProductQuery, parts: readonly UnderstoodPart[]): ProductQuery {
  const meant = withoutChosen(parts, query)
  const price = meant.find((part) => part.kind === 'price')
  const sort = meant.find((part) => part.kind === 'sort')
  return {
    ...query,
    ...(price && { priceFromRial: price.fromRial, priceToRial: price.toRial }),
    ...(sort && { sort: sort.sort }),
    onlyInStock: query.onlyInStock || meant.some(({ kind }) => kind === 'stock'),
  }
}

/** What had to be left out narrows nothing. */
const isDropped = (typed: string, dropped: readonly string[]) =>
  dropped.some((word) => typed === word || typed.split(' ').includes(word))

/** The parts that the visitor did not decide by hand. */
function withoutChosen(parts: readonly UnderstoodPart[], query: ProductQuery): FoundProducts['understood'] {
  const hasPrice = query.priceFromRial !== null || query.priceToRial !== null
  return parts.filter(
    ({ kind }) =>
      (kind !== 'price' || !hasPrice) &&
      (kind !== 'sort' || query.sort === 'relevant') &&
      (kind !== 'stock' || !query.onlyInStock),
  )
}
