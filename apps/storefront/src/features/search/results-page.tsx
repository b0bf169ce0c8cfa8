import { typedByKeys } from '@rasteh/shop-core/search-box'
import { loadProductList } from '@rasteh/shop-store/reads/product-list'
import { readLanguage } from '../../page/culture.ts'
import { readDatabase } from '../../page/database.ts'
import { loadFront, loadMenu } from '../../page/front.ts'
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
import { loadSay } from '../../page/say.ts'
import { SearchInCategory } from '../../page/search-in-category.tsx'
import { stockHint } from '../../page/stock-hint.ts'
import { CategoryFacet } from './category-facet.tsx'
import { waysInto } from './category-ways.ts'
import CountClicks, { CountMiss } from './islands/count-clicks.tsx'
import { NothingFound } from './nothing-found.tsx'
import { ResultsHead } from './results-head.tsx'
import styles from './results-page.module.css'
import { placeOfResults, type WantedResults } from './results-place.ts'

/** What was found, for the text as it is told to have been typed. */
type Found = { list: FoundList; choices: ListChoices; text: string }

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

type ResultsPageProps = {
  wanted: WantedResults
  found: Found
  controlOf: Parameters<typeof ProductList>[0]['controlOf']
}

/** The results of a search with everything that narrows and orders them. */
export async function ResultsPage({ wanted, found, controlOf }: ResultsPageProps) {
  const [say, { money }, categories] = await Promise.all([loadSay(), loadFront(), loadMenu()])
  const { categoryId } = wanted
  const { list, choices, text } = found
  if (list.total === 0 && filterCount(choices) === 0 && categoryId === null) return <NoResults text={text} />
  const chosen = categories.find(({ id }) => id === categoryId)
  const addressOf = (id: number | null) =>
    choicesAddress(
      placeOfResults({ ...wanted, categoryId: id }),
      { ...choices, page: 1, after: null },
      money.unit,
    )
  return (
    <div className={styles.page}>
      {chosen && <SearchInCategory id={chosen.id} title={chosen.title} />}
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

const POPULAR_COUNT = 8

/** The page of a search that found nothing, and of one that asks for nothing yet. */
export async function NoResults({ text }: { text: string | null }) {
  const [say, { money }, locale, categories] = await Promise.all([
    loadSay(),
    loadFront(),
    readLanguage(),
    loadMenu(),
  ])
  const popular = await loadProductList(readDatabase(), { locale, limit: 2 * POPULAR_COUNT })
  // Whoever found nothing is not shown what is sold out.
  const products = popular.filter((card) => stockHint(card) !== 'out').slice(0, POPULAR_COUNT)
  return (
    <>
      {text !== null && <CountMiss text={text} />}
      <NothingFound text={text} categories={categories} products={products} money={money} say={say} />
    </>
  )
}
