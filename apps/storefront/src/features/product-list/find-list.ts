import type { Facets, FoundProducts, ProductQuery } from '@rasteh/search/product-search'
import { loadFacetTitles } from '@rasteh/shop-store/reads/facet-titles'
import type { Locale } from '@rasteh/shop-store/reads/locale'
import { type FoundCard, loadProductCards } from '@rasteh/shop-store/reads/product-cards'
import { readDatabase } from '#page/load/database.ts'
import { showsProducts } from '#page/load/request.ts'
import type { ListChoices } from './list-choices.ts'
import { offsetOf, PAGE_SIZE, pageCountOf } from './page-number.ts'
import { productSearch } from './product-search.ts'

/** A value of a filter: how the URL and the index name it, what the page calls it, and how many it leaves. */
export type FacetChoice = { readonly key: string; readonly title: string; readonly count: number }

export type ListFacets = Omit<Facets, 'brands' | 'attributes'> & {
  readonly brands: readonly FacetChoice[]
  readonly attributes: readonly {
    readonly name: string
    readonly title: string
    readonly values: readonly FacetChoice[]
  }[]
}

/** A page of a list: the products as they are at this moment, and what narrows them. */
export type FoundList = Omit<FoundProducts, 'productIds' | 'related' | 'mentions' | 'facets' | 'engine'> & {
  readonly products: readonly FoundCard[]
  /** Others of the same thing, where few are just what was asked for. */
  readonly related: readonly FoundCard[]
  /** Only their descriptions have the words. */
  readonly mentions: readonly FoundCard[]
  readonly facets: ListFacets
}

/** Says whether the list ends before the asked page: there is no such page then. */
export function isBeyondEnd(
  { total }: Pick<FoundList, 'total'>,
  { page }: Pick<ListChoices, 'page'>,
): boolean {
  return page > pageCountOf(total)
}

type WantedList = Pick<ProductQuery, 'ignored' | 'isAsTyped'> & {
  locale: Locale
  text: string | null
  categoryId: number | null
  choices: ListChoices
}

/** Asks the catalogue's search for a page of products, and reads each of them again from the shop's own rows. */
export async function findList({ choices, ...wanted }: WantedList): Promise<FoundList> {
  const { page, after, ...narrowed } = choices
  const found = await productSearch().find({
    ...wanted,
    ...narrowed,
    limit: PAGE_SIZE,
    from: after === null ? { offset: offsetOf(page) } : { after },
  })
  const { productIds, related, mentions, facets: counted, engine: _, ...said } = found
  const shown = [...productIds, ...related, ...mentions]
  showsProducts(shown)
  const [cards, facets] = await Promise.all([
    loadProductCards(readDatabase(), shown, wanted.locale),
    withTitles(counted, wanted.locale),
  ])
  const cardsOf = (ids: readonly number[]) => cards.filter(({ id }) => ids.includes(id))
  return {
    ...said,
    facets,
    products: cards.filter(({ id }) => !related.includes(id) && !mentions.includes(id)),
    related: cardsOf(related),
    mentions: cardsOf(mentions),
  }
}

/** The index names brands and attributes in Persian; a page in another language calls them by its own names. */
async function withTitles(facets: Facets, locale: Locale): Promise<ListFacets> {
  const { brandTitle, attributeTitle, valueTitle } = await loadFacetTitles(readDatabase(), facets, locale)
  return {
    ...facets,
    brands: facets.brands.map(({ key, count }) => ({ key, count, title: brandTitle(key) })),
    attributes: facets.attributes.map(({ name, values }) => ({
      name,
      title: attributeTitle(name),
      values: values.map(({ key, count }) => ({ key, count, title: valueTitle(name, key) })),
    })),
  }
}
