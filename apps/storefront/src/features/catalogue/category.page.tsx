import { pageKeys } from '@rasteh/contracts/page-keys'
import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { CompareBar, compareControl, groupsOf } from '#features/compare/public.ts'
import {
  CATEGORY_SORTS,
  type FoundList,
  filterCount,
  findList,
  isBeyondEnd,
  type ListChoices,
  ProductList,
  readChoices,
} from '#features/product-list/public.ts'
import { describeBreadcrumbs, StructuredData } from '#features/structured-data/public.ts'
import { readLanguage } from '#page/culture/culture.ts'
import { definePage } from '#page/define-page.ts'
import { pageHead } from '#page/layout/page-head.ts'
import { Answer } from '#page/load/answer.ts'
import { leadTo } from '#page/load/lead-to.ts'
import { siteOrigin } from '#page/load/origin.ts'
import { categoryUrl, toId, toWords } from '#page/load/page-urls.ts'
import { showsKeys } from '#page/load/request.ts'
import { loadFront, loadMenu } from '#page/load/shop-front.ts'
import styles from './category.page.module.css'
import { CategoryHead } from './category-head.tsx'

type Category = Awaited<ReturnType<typeof loadMenu>>[number]
type Data = { category: Category; below: Category[]; found: FoundList; choices: ListChoices }

export default definePage<Data>({
  path: '/category/:id/:slug',
  isOfShop: true,
  load: async ({ params, search }) => {
    const [menu, { money }] = await Promise.all([loadMenu(), loadFront()])
    const category = menu.find(({ id }) => id === toId(params.id ?? ''))
    if (!category) throw Answer.notFound()
    if (toWords(params.slug ?? '') !== category.slug) leadTo(categoryUrl(category))
    const choices = readChoices(search, CATEGORY_SORTS, money.unit)
    const found = await findList({ locale: readLanguage(), text: null, categoryId: category.id, choices })
    if (isBeyondEnd(found, choices)) throw Answer.notFound()
    showsKeys(...treeOf(menu, category.id).map(pageKeys.category))
    return { category, below: menu.filter(({ parentId }) => parentId === category.id), found, choices }
  },
  head: ({ category, choices }, site) => {
    const { page } = choices
    const { title } = category
    const path = categoryUrl(category)
    const isNarrowed = filterCount(choices) > 0
    const head = pageHead(
      {
        // A narrowed or sorted list is the same list: machines are led to the plain one, page by page.
        path: page > 1 && !isNarrowed ? `${path}?page=${page}` : path,
        title: page > 1 ? site.say('PageTitle', { title, page }) : title,
        description: category.description,
        picture: category.picture,
      },
      site,
    )
    return isNarrowed ? { ...head, robots: 'noindex, follow' } : head
  },
  searchIn: ({ category: { id, title } }) => ({ id, title }),
  Component: ({ data: { category, below, found, choices }, site: { culture, money, say } }) => {
    const path = categoryUrl(category)
    return (
      <div className={styles.page}>
        <StructuredData
          data={[
            describeBreadcrumbs({ origin: siteOrigin(), culture }, [
              { title: say('HomePage'), path: PAGE_PATHS.home },
              { title: category.title, path },
            ]),
          ]}
        />
        <CategoryHead category={category} below={below} say={say} />
        <ProductList
          place={{ path, kept: [], sorts: CATEGORY_SORTS }}
          found={found}
          choices={choices}
          money={money}
          say={say}
          emptyText={say('CategoryEmpty')}
          controlOf={compareControl}
        />
        <CompareBar groupIds={groupsOf(found.products)} />
      </div>
    )
  },
})

/** The list holds what is in every category below this one. */
function treeOf(menu: readonly Category[], id: number): number[] {
  const ids = [id]
  for (const above of ids) for (const { id: below, parentId } of menu) if (parentId === above) ids.push(below)
  return ids
}
