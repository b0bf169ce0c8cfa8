import { typedByKeys } from '@rasteh/shop-core/search-box'
import { loadProductList, type ProductCard } from '@rasteh/shop-store/reads/product-list'
import { readLanguage } from '../../page/culture.ts'
import { readDatabase } from '../../page/database.ts'
import { loadFront, type loadMenu } from '../../page/front.ts'
import { type FoundList, findList } from '../../page/product-list/find-list.ts'
import {
  choicesAddress,
  filterCount,
  type ListChoices,
  readChoices,
  SEARCH_SORTS,
  type SearchParams,
} from '../../page/product-list/list-choices.ts'
import { ProductList } from '../../page/product-list/product-list.tsx'
import { showsProducts } from '../../page/request.ts'
import type { Site } from '../../page/site.ts'
import { stockHint } from '../../page/stock-hint.ts'
import { CategoryFacet } from './category-facet.tsx'
import { waysInto } from './category-ways.ts'
import CountClicks from './islands/count-clicks.tsx'
import CountMiss from './islands/count-miss.tsx'
import { NothingFound } from './nothing-found.tsx'
import { ResultsHead } from './results-head.tsx'
import styles from './results-page.module.css'
import { placeOfResults, type WantedResults } from './results-place.ts'

/** What was found, for the text as it is told to have been typed. */
export type Found = { list: FoundList; choices: ListChoices; text: string }

/** What is found for a search and the choices of its address. */
export async function findResults(wanted: WantedResults, search: SearchParams): Promise<Found> {
  const [{ money }, locale] = await Promise.all([loadFront(), readLanguage()])
  const choices = readChoices(search, SEARCH_SORTS, money.unit)
  const { text, categoryId, keys } = wanted
  const find = async (words: string) => ({
    choices,
    text: words,
    list: await findList({ locale, text: words, categoryId, choices }),
  })
  const typed = keys ? typedByKeys(keys, text) : null
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
}

/** The results of a search with everything that narrows and orders them. */
export function ResultsPage({ wanted, found, categories, controlOf, site }: ResultsPageProps) {
  const { money, say } = site
  const { categoryId } = wanted
  const { list, choices, text } = found
  const chosen = categoryOf(categories, wanted)
  const addressOf = (id: number | null) =>
    choicesAddress(
      placeOfResults({ ...wanted, categoryId: id }),
      { ...choices, page: 1, after: null },
      money.unit,
    )
  return (
    <div className={styles.page}>
      <ResultsHead text={text} categoryTitle={chosen?.title ?? null} found={list} say={say} />
      <CountClicks>
        <ProductList
          place={placeOfResults(wanted)}
          found={list}
          choices={choices}
          money={money}
          say={say}
          emptyText={say('SearchNoResult', { term: text })}
          ways={
            <CategoryFacet
              ways={waysInto(list.facets.categories, categories, categoryId)}
              addressOf={addressOf}
              chosenTitle={chosen?.title ?? null}
              say={say}
            />
          }
          controlOf={controlOf}
        />
      </CountClicks>
    </div>
  )
}

/** Says whether a search found nothing at all, whatever would narrow it. */
export function isEmpty({ list, choices }: Found, { categoryId }: WantedResults): boolean {
  return list.total === 0 && filterCount(choices) === 0 && categoryId === null
}

const POPULAR_COUNT = 8

/** What is shown in place of results. Whoever found nothing is not shown what is sold out. */
export async function loadPopular(): Promise<ProductCard[]> {
  const popular = await loadProductList(readDatabase(), { locale: readLanguage(), limit: 2 * POPULAR_COUNT })
  const shown = popular.filter((card) => stockHint(card) !== 'out').slice(0, POPULAR_COUNT)
  showsProducts(popular.map(({ id }) => id))
  return shown
}

type NoResultsProps = { text: string | null; categories: Categories; popular: ProductCard[]; site: Site }

/** The page of a search that found nothing, and of one that asks for nothing yet. */
export function NoResults({ text, categories, popular, site: { money, say } }: NoResultsProps) {
  return (
    <>
      {text !== null && <CountMiss text={text} />}
      <NothingFound text={text} categories={categories} products={popular} money={money} say={say} />
    </>
  )
}
