import { CompareBar, compareControl, groupsOf } from '#features/compare/public.ts'
import { isBeyondEnd } from '#features/product-list/public.ts'
import { definePage, type Page, type PageProps } from '#page/define-page.ts'
import { Answer } from '#page/load/answer.ts'
import type { PageRequest } from '#page/load/request.ts'
import { loadMenu } from '#page/load/shop-front.ts'
import { resultsHead } from './results-head-facts.ts'
import {
  categoryOf,
  type Found,
  findResults,
  isEmpty,
  loadPopular,
  NoResults,
  ResultsPage,
} from './results-page.tsx'
import { keysOf, type WantedResults } from './results-place.ts'

type Data = {
  wanted: WantedResults
  categories: Awaited<ReturnType<typeof loadMenu>>
  found: Found | null
  popular: Awaited<ReturnType<typeof loadPopular>>
}

/** The results of a search, by whichever URL it came. */
export function defineResultsPage(
  path: string,
  wantedOf: (request: PageRequest) => Promise<WantedResults>,
): Page {
  return definePage<Data>({
    path,
    isOfShop: true,
    load: async (request) => {
      const [asked, categories] = await Promise.all([wantedOf(request), loadMenu()])
      const wanted = { ...asked, keys: asked.kind === 'simple' ? keysOf(request.search) : null }
      const found = wanted.text === '' ? null : await findResults(wanted, request.search)
      if (found && isBeyondEnd(found.list, found.choices)) throw Answer.notFound()
      const popular = found && !isEmpty(found, wanted) ? [] : await loadPopular()
      return { wanted, categories, found, popular }
    },
    head: ({ wanted }, site) => resultsHead(wanted, site),
    // Nothing found in a category: the next search is everywhere.
    searchIn: ({ wanted, categories, found }) => {
      const category = found && !isEmpty(found, wanted) ? categoryOf(categories, wanted) : undefined
      return category ? { id: category.id, title: category.title } : null
    },
    Component: Results,
  })
}

function Results({ data: { wanted, categories, found, popular }, site }: PageProps<Data>) {
  if (!found || isEmpty(found, wanted))
    return <NoResults text={found?.text ?? null} categories={categories} popular={popular} site={site} />
  return (
    <>
      <ResultsPage {...{ wanted, found, categories, site }} controlOf={compareControl} />
      <CompareBar groupIds={groupsOf(found.list.products)} />
    </>
  )
}
