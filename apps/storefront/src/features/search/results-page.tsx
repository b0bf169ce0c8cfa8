import { sellsGoods } from '@rasteh/shop-core/brand'
import { typedByKeys } from '@rasteh/shop-core/search-box'
import { loadProductList, type ProductCard } from '@rasteh/shop-store/reads/product-list'
import { Section } from '@rasteh/ui/section'
import type { ReactNode } from 'react'
import { stockHint } from '#features/product-card/public-product-facts.ts'
import {
  choicesUrl,
  type FoundList,
  filterCount,
  findList,
  type ListChoices,
  ProductList,
  readChoices,
  SEARCH_SORTS,
  type SearchParams,
} from '#features/product-list/public.ts'
import { ProductGrid } from '#features/product-list/public-product-grid.ts'
import { WishBox } from '#features/wish/public.ts'
import { readLanguage } from '#page/culture/culture.ts'
import { readDatabase } from '#page/load/database.ts'
import type { Site } from '#page/load/load-site.ts'
import { showsProducts } from '#page/load/request.ts'
import { loadFront, type loadMenu } from '#page/load/shop-front.ts'
import { bidiIsolate } from './bidi-isolate.ts'
import { CategoryFacet } from './category-facet.tsx'
import CountAsked from './islands/count-asked.tsx'
import CountClicks from './islands/count-clicks.tsx'
import CountMiss from './islands/count-miss.tsx'
import { narrowerCategories } from './narrower-categories.ts'
import { nearestCategory } from './nearest-category.ts'
import { NothingFound } from './nothing-found.tsx'
import { ResultsHead } from './results-head.tsx'
import styles from './results-page.module.css'
import { noteUrls, placeOfResults, type WantedResults } from './results-place.ts'
import { understoodChoices } from './understood-choices.ts'

/** What was found, for the text that the results name. */
export type Found = { list: FoundList; choices: ListChoices; text: string }

/** What is found for a search and the choices of its URL. */
export async function findResults(wanted: WantedResults, search: SearchParams): Promise<Found> {
  const [{ money }, locale] = await Promise.all([loadFront(), readLanguage()])
  const choices = readChoices(search, SEARCH_SORTS, money.unit)
  const { text, categoryId, keys, ignored = [], isAsTyped = false } = wanted
  const find = async (words: string) => ({
    choices,
    text: words,
    list: await findList({ locale, text: words, categoryId, ignored, isAsTyped, choices }),
  })
  const typed = keys && !isAsTyped ? typedByKeys(keys, text) : null
  if (typed === null) return find(text)
  const byKeys = await find(typed)
  // Words of this keyboard with an apostrophe are not meant for the other one.
  return byKeys.list.corrected === null ? find(text) : byKeys
}

type Categories = Awaited<ReturnType<typeof loadMenu>>
/** The category in which is searched. */
export const categoryOf = (categories: Categories, { categoryId }: WantedResults) =>
  categories.find(({ id }) => id === categoryId)

type ResultsPageProps = {
  wanted: WantedResults
  found: Found
  categories: Categories
  controlOf: Parameters<typeof ProductList>[0]['controlOf']
  site: Site
  /** What was found besides products: above them, or below. */
  above?: ReactNode
  children?: ReactNode
}

/** The results of a search with everything that narrows and orders them. */
export function ResultsPage({
  wanted,
  found,
  categories,
  controlOf,
  site,
  above,
  children,
}: ResultsPageProps) {
  const { money, say } = site
  const { categoryId } = wanted
  const { list, choices, text } = found
  const chosen = categoryOf(categories, wanted)
  const urlOf = (id: number | null) =>
    choicesUrl(
      placeOfResults({ ...wanted, categoryId: id }),
      { ...choices, page: 1, after: null },
      money.unit,
    )
  return (
    <div className={styles.page}>
      {list.isNearest && <CountMiss text={text} />}
      {list.total > 0 && !list.isNearest && choices.page === 1 && (
        <CountAsked text={text} isCorrected={list.corrected !== null} />
      )}
      <ResultsHead
        text={text}
        categoryTitle={chosen?.title ?? null}
        found={list}
        urls={noteUrls(wanted)}
        nearest={list.isNearest ? nearestCategory(list.facets.categories, categories) : null}
        say={say}
      />
      {isNotSold(found, wanted) && <WishBox text={text} />}
      {above}
      <CountClicks text={text}>
        <ProductList
          place={placeOfResults(wanted)}
          found={list}
          choices={choices}
          money={money}
          say={say}
          emptyText={say(list.mentions.length > 0 ? 'SearchOnlyMentions' : 'SearchNoResult', { term: text })}
          understood={understoodChoices(list, { wanted, choices, money, say })}
          categoryFacet={
            <CategoryFacet
              narrower={narrowerCategories(list.facets.categories, categories, categoryId)}
              urlOf={urlOf}
              chosenTitle={chosen?.title ?? null}
              say={say}
            />
          }
          controlOf={controlOf}
        />
        {list.related.length > 0 && (
          <Section id="related" title={say('SearchRelated')}>
            <ProductGrid products={list.related} money={money} say={say} heading="h3" controlOf={controlOf} />
          </Section>
        )}
        {list.mentions.length > 0 && (
          <Section id="mentions" title={say('SearchMentions', { term: bidiIsolate(text) })}>
            <ProductGrid
              products={list.mentions}
              money={money}
              say={say}
              heading="h3"
              controlOf={controlOf}
            />
          </Section>
        )}
      </CountClicks>
      {children}
    </div>
  )
}

/** Says whether a search found nothing at all, whatever would narrow it. */
export function isEmpty({ list, choices }: Found, { categoryId }: WantedResults): boolean {
  const isNarrowed = list.understood.some(({ kind }) => kind === 'price' || kind === 'stock')
  const hasAny = list.total > 0 || list.mentions.length > 0
  return !hasAny && !isNarrowed && filterCount(choices) === 0 && categoryId === null
}

/** Says whether a search was told honestly that the shop has no such thing, whatever was shown in its place. */
function isNotSold({ list, choices }: Found, { categoryId }: WantedResults): boolean {
  if (list.isNearest || list.unsold.length > 0) return true
  const isWhole = filterCount(choices) === 0 && categoryId === null && list.understood.length === 0
  return isWhole && list.total === 0 && list.mentions.length > 0
}

const POPULAR_COUNT = 8

/** What is shown in place of results. Where nothing was found, sold-out products are not shown. */
export async function loadPopular(): Promise<ProductCard[]> {
  const popular = await loadProductList(readDatabase(), { locale: readLanguage(), limit: 2 * POPULAR_COUNT })
  const shown = popular.filter((card) => stockHint(card) !== 'out').slice(0, POPULAR_COUNT)
  showsProducts(popular.map(({ id }) => id))
  return shown
}

type NoResultsProps = {
  wanted: WantedResults
  text: string | null
  found: Found | null
  categories: Categories
  popular: ProductCard[]
  site: Site
}

/** The page of a search that found nothing, and of one that asks for nothing yet. */
export function NoResults({ wanted, text, found, categories, popular, site }: NoResultsProps) {
  const { money, say, brand } = site
  const isShop = sellsGoods(brand.siteKind)
  const { unsold = [], asked = null } = found?.list ?? {}
  return (
    <>
      {text !== null && isShop && <CountMiss text={text} />}
      <NothingFound
        {...{ text, categories, money, say, isShop, unsold }}
        asked={asked === null ? null : { text: asked, url: noteUrls(wanted).of(asked) }}
        products={popular}
      />
    </>
  )
}
