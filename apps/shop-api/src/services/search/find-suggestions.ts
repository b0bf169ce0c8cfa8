import { fillPath, PAGE_PATHS } from '@rasteh/contracts/paths'
import type { Suggestion, WantedSearch } from '@rasteh/contracts/search'
import { foldText } from '@rasteh/persian-text/fold'
import type { ProductSearch } from '@rasteh/search/product-search'
import { cleanSearchTerm, persianKeysOf, suggestionSearchUrl } from '@rasteh/shop-core/search-box'
import type { Database } from '@rasteh/shop-store/platform/pool'
import { type Category, loadCategories } from '@rasteh/shop-store/reads/categories'
import type { Locale } from '@rasteh/shop-store/reads/locale'
import { type FoundCard, loadProductCards } from '@rasteh/shop-store/reads/product-cards'

/** The most entries of each kind; more would be a list to search through. */
export const SUGGESTIONS_MAX = { term: 4, category: 3, product: 5 } as const

type Shop = { readonly database: Database; readonly productSearch: ProductSearch }

/** What a text may lead to: words first, then categories, then products with what they cost at this moment. */
export async function findSuggestions(
  { database, productSearch }: Shop,
  wanted: WantedSearch,
  locale: Locale,
): Promise<Suggestion[]> {
  // Brackets and quotes are letters of the Persian keyboard, so the search reads them as they were typed.
  const term = cleanSearchTerm(wanted.term)
  if (wanted.term === '' || (term === '' && persianKeysOf(wanted.term) === null)) return []
  const { categoryId } = wanted
  const found = await productSearch.suggest({
    locale,
    text: persianKeysOf(wanted.term) === null ? term : wanted.term,
    categoryId,
    limit: SUGGESTIONS_MAX.product,
  })
  const called = categoryId === null ? found.categoryIds.slice(0, SUGGESTIONS_MAX.category) : []
  const counted = found.inCategories
    .filter((one) => categoryId === null && !called.includes(one.categoryId))
    .slice(0, SUGGESTIONS_MAX.category - called.length)
  const [categories, cards] = await Promise.all([
    called.length + counted.length === 0 ? [] : loadCategories(database, locale),
    loadProductCards(database, found.productIds.slice(0, SUGGESTIONS_MAX.product), locale),
  ])
  const byId = (id: number) => categories.find((category) => category.id === id) ?? []
  const [first = term] = found.terms
  // The field that was typed on the wrong keyboard may be nothing as it is.
  const meant = term === '' ? first : term
  const shown = called.flatMap(byId)
  return [
    ...found.terms
      .filter((text) => !shown.some(({ title }) => foldText(title) === foldText(text)))
      .slice(0, SUGGESTIONS_MAX.term)
      .map((text) => ofTerm(text, categoryId)),
    ...shown.map(ofCategory(meant)),
    ...counted.flatMap(({ categoryId: id, count }) =>
      [byId(id)].flat().map((category) => ofCount(first, category, count)),
    ),
    ...cards.map(ofProduct(meant)),
  ]
}

const PLAIN = { picture: null, categoryTitle: null, priceRial: null, count: null }

function ofTerm(term: string, categoryId: number | null): Suggestion {
  return { ...PLAIN, kind: 'term', term, title: term, url: addressOf(term, categoryId) }
}

/** A category that is called so has its own page; in any other the words are searched for. */
const ofCategory =
  (term: string) =>
  (category: Category): Suggestion => {
    const { id, slug, title, picture } = category
    const isMeant = foldText(title).includes(foldText(term))
    const url = isMeant ? fillPath(PAGE_PATHS.category, { id, slug }) : addressOf(term, id)
    return { ...PLAIN, kind: 'category', term, title, url, picture: mediaAddress(picture) }
  }

/** The words in one category, and how many products they have there. */
function ofCount(term: string, { id, title, picture }: Category, count: number): Suggestion {
  const url = addressOf(term, id)
  return { ...PLAIN, kind: 'category', term, title, url, picture: mediaAddress(picture), count }
}

const ofProduct =
  (term: string) =>
  (card: FoundCard): Suggestion => ({
    kind: 'product',
    term,
    title: card.title,
    url: fillPath(PAGE_PATHS.product, { id: card.id, slug: card.slug }),
    picture: mediaAddress(card.picture),
    categoryTitle: card.categoryTitle,
    priceRial: card.unitPriceRial,
    count: null,
  })

function addressOf(text: string, categoryId: number | null): string {
  return suggestionSearchUrl({ searchPage: PAGE_PATHS.search, text, categoryId }) ?? PAGE_PATHS.search
}

const mediaAddress = (picture: string | null) =>
  picture === null ? null : `/media/${encodeURIComponent(picture)}`
