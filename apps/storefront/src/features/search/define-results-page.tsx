import { sellsGoods } from '@rasteh/shop-core/brand'
import { CompareBar, compareControl, groupsOf } from '#features/compare/public.ts'
import { isBeyondEnd } from '#features/product-list/public.ts'
import { definePage, type Page, type PageProps } from '#page/define-page.ts'
import { Answer } from '#page/load/answer.ts'
import type { PageRequest } from '#page/load/request.ts'
import { loadFront, loadMenu } from '#page/load/shop-front.ts'
import { CompanyPage } from './company-page.tsx'
import { CompanyResults } from './company-results.tsx'
import { type CompanyResults as FoundCompany, findCompany, kindOf } from './company-search.ts'
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
import { keysOf, kindUrlOf, takenOf, type WantedResults } from './results-place.ts'

type Data = {
  wanted: WantedResults
  categories: Awaited<ReturnType<typeof loadMenu>>
  /** Null where products are not searched for: there are no words, the site sells nothing, or one other kind is wanted. */
  found: Found | null
  /** Null where products are narrowed. */
  company: FoundCompany | null
  popular: Awaited<ReturnType<typeof loadPopular>>
}

/** The results of a search, by whichever URL it came. */
export function defineResultsPage(
  path: string,
  wantedOf: (request: PageRequest) => Promise<WantedResults>,
): Page {
  return definePage<Data>({
    path,
    load: async (request) => {
      const [asked, categories, { brand }] = await Promise.all([wantedOf(request), loadMenu(), loadFront()])
      const isShop = sellsGoods(brand.siteKind)
      const keys = asked.kind === 'simple' ? keysOf(request.search) : null
      const taken = takenOf(request.search)
      const wanted = { ...asked, ...taken, keys, categoryId: isShop ? asked.categoryId : null }
      const only = kindOf(request.search)
      const [found, company] = await Promise.all([
        isShop && only === null && wanted.text !== '' ? findResults(wanted, request.search) : null,
        wanted.text !== '' && wanted.categoryId === null ? findCompany(wanted.text, { only, isShop }) : null,
      ])
      if (found && isBeyondEnd(found.list, found.choices)) throw Answer.notFound()
      const hasProducts = found !== null && !isEmpty(found, wanted)
      const popular = isShop && !hasProducts && (company?.total ?? 0) === 0 ? await loadPopular() : []
      return { wanted, categories: isShop ? categories : [], found, company, popular }
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

function Results({ data: { wanted, categories, found, company, popular }, site }: PageProps<Data>) {
  const { culture, say } = site
  const urlOf = kindUrlOf(wanted)
  if (!found || isEmpty(found, wanted)) {
    if (company && company.total > 0)
      return <CompanyPage text={wanted.text} found={company} urlOf={urlOf} site={site} />
    const text = found?.text ?? (wanted.text || null)
    return <NoResults {...{ wanted, text, found, categories, popular, site }} />
  }
  const inSite = company && found.choices.page === 1 && (
    <CompanyResults found={company} urlOf={urlOf} culture={culture} say={say} />
  )
  const isSiteMeant = company !== null && isAsTyped(company) && !isAsTyped(found.list)
  return (
    <>
      <ResultsPage
        {...{ wanted, found, categories, site }}
        controlOf={compareControl}
        above={isSiteMeant && inSite}
      >
        {!isSiteMeant && inSite}
      </ResultsPage>
      <CompareBar groupIds={groupsOf(found.list.products)} />
    </>
  )
}

/** Whether something was found for the very words: what was guessed comes after it. */
const isAsTyped = ({ total, corrected, dropped }: Pick<FoundCompany, 'total' | 'corrected' | 'dropped'>) =>
  total > 0 && corrected === null && dropped.length === 0
