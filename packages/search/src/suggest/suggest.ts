import { foldText } from '@rasteh/persian-text/fold'
import { createMemory } from '../memory.ts'
import type { FoundProducts, FoundSuggestions, ProductQuery, SuggestionQuery } from '../product-search.ts'
import { type Completion, complete } from './complete.ts'
import type { PhraseBook } from './phrase-book.ts'

/** A text as products are begun with it: what a half-space joins is two words here, as most people type it. */
export const foldPhrase = (text: string) => foldText(text.replaceAll('\u200C', ' '))

type Parts = {
  readonly books: (locale: 'fa' | 'en') => Promise<PhraseBook>
  /** Products whose titles, brands or categories have all these words, the last of them only begun. */
  readonly beginProducts: (folded: string, query: SuggestionQuery) => Promise<readonly number[]>
  readonly find: (query: ProductQuery) => Promise<FoundProducts>
  readonly engine: FoundSuggestions['engine']
}

/** Many type the same; but a new product is suggested as soon as it is found. */
const KEPT = { most: 2_000, keptMs: 2_000 }
/** How many products a phrase has in a category need not be of this very moment. */
const COUNTS_KEPT = { most: 2_000, keptMs: 60_000 }
/** Who types waits no longer for these counts; they are there for the next. */
const COUNTS_WAIT_MS = 15
const CATEGORIES_MAX = 3

/** What may be meant by a text while it is typed: phrases, categories with how much is in them, and products. */
export function createSuggest({ books, beginProducts, find, engine }: Parts) {
  const kept = createMemory<FoundSuggestions>(KEPT)
  const counts = createMemory<Promise<Counted>>(COUNTS_KEPT)

  async function countIn(text: string, query: SuggestionQuery): Promise<Counted> {
    const key = `${query.locale} ${text}`
    const counted = counts.get(key) ?? find({ ...WIDE, locale: query.locale, text }).then(toCounted, () => [])
    counts.set(key, counted)
    return inTime(counted, COUNTS_WAIT_MS)
  }

  async function suggest(query: SuggestionQuery): Promise<FoundSuggestions> {
    const folded = foldPhrase(query.text)
    if (folded === '') return { ...NOTHING, engine }
    const [book, begun] = await Promise.all([books(query.locale), beginProducts(folded, query)])
    const completions = complete(query.text, book, query.limit)
    const [first] = completions
    if (!first) return begun.length > 0 ? { ...NOTHING, productIds: begun, engine } : fromWhole(query)
    // What is only near to it takes little room beside what really begins so.
    const shown = first.isCorrected && begun.length > 0 ? [first] : completions
    const isCountable = query.categoryId === null && folded.length > 1
    const [productIds, inCategories] = await Promise.all([
      begun.length > 0 ? begun : beginProducts(foldPhrase(first.shown), query),
      isCountable ? countIn(first.shown, query) : [],
    ])
    return {
      terms: shown.map(({ shown: text }) => text),
      ...toCategories(shown),
      inCategories,
      productIds,
      engine,
    }
  }

  /** Nothing begins like this: what the whole of it finds, where that is what was asked for and not only near to it. */
  async function fromWhole(query: SuggestionQuery): Promise<FoundSuggestions> {
    const { locale, text, categoryId, limit } = query
    const { corrected, isNearest, productIds } = await find({ ...WIDE, locale, text, categoryId, limit })
    if (isNearest) return { ...NOTHING, engine }
    return { ...NOTHING, terms: corrected ? [corrected] : [], productIds, engine }
  }

  return async (query: SuggestionQuery): Promise<FoundSuggestions> => {
    const key = JSON.stringify([query.locale, query.text, query.categoryId, query.limit])
    const known = kept.get(key)
    if (known) return known
    const found = await suggest(query)
    kept.set(key, found)
    return found
  }
}

type Counted = FoundSuggestions['inCategories']

/** The categories that most of what was found is in; not where all of it is in none but near ones. */
function toCounted({ facets, isNearest, total }: FoundProducts): Counted {
  if (isNearest || total === 0) return []
  return facets.categories
    .slice(0, CATEGORIES_MAX)
    .map(({ key, count }) => ({ categoryId: Number(key), count }))
}

function toCategories(completions: readonly Completion[]): { categoryIds: number[] } {
  return { categoryIds: completions.flatMap(({ categoryId }) => categoryId ?? []) }
}

async function inTime(counted: Promise<Counted>, limitMs: number): Promise<Counted> {
  const { promise, resolve } = Promise.withResolvers<Counted>()
  const timer = setTimeout(() => resolve([]), limitMs)
  return Promise.race([counted, promise]).finally(() => clearTimeout(timer))
}

const NOTHING = { terms: [], categoryIds: [], inCategories: [], productIds: [] } as const

const WIDE = {
  categoryId: null,
  brands: [],
  attributes: [],
  priceFromRial: null,
  priceToRial: null,
  onlyInStock: false,
  sort: 'relevant',
  limit: 1,
  from: { offset: 0 },
} as const
