import { pageKeys } from '@rasteh/contracts/page-keys'
import { PAGE_PATHS } from '@rasteh/contracts/paths'
import type { Metadata } from 'next'
import { cache } from 'react'
import { CategoryHead } from '../../../../../features/catalogue/category-head.tsx'
import { compareControl, groupsOf } from '../../../../../features/compare/compare-control.tsx'
import CompareBar from '../../../../../features/compare/islands/compare-bar.tsx'
import { answerMissing, missingMetadata } from '../../../../../features/shell/missing-page.tsx'
import { categoryAddress, toId, toWords } from '../../../../../page/addresses.ts'
import { showsKeys } from '../../../../../page/answer.ts'
import { readCulture, readLanguage } from '../../../../../page/culture.ts'
import { loadFront, loadMenu } from '../../../../../page/front.ts'
import { leadTo } from '../../../../../page/lead-to.ts'
import { siteOrigin } from '../../../../../page/origin.ts'
import { pageHead } from '../../../../../page/page-head.ts'
import { findList, isBeyondEnd } from '../../../../../page/product-list/find-list.ts'
import {
  CATEGORY_SORTS,
  filterCount,
  type ListPlace,
  readChoices,
  type SearchParams,
} from '../../../../../page/product-list/list-choices.ts'
import { ProductList } from '../../../../../page/product-list/product-list.tsx'
import { loadSay } from '../../../../../page/say.ts'
import { SearchInCategory } from '../../../../../page/search-in-category.tsx'
import { describeWay } from '../../../../../page/structured-data/describe-page.ts'
import { StructuredData } from '../../../../../page/structured-data/structured-data.tsx'
import styles from './page.module.css'

export const dynamic = 'force-dynamic'

type Props = {
  params: Promise<{ id: string; slug: string }>
  searchParams: Promise<SearchParams>
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const category = await findCategory((await params).id)
  if (!category) return missingMetadata()
  const { choices, isBeyond } = await findProducts(category.id, JSON.stringify(await searchParams))
  if (isBeyond) return missingMetadata()
  const { page } = choices
  const path = categoryAddress(category)
  const isNarrowed = filterCount(choices) > 0
  const { title } = category
  const head = await pageHead({
    // A narrowed or sorted list is the same list: machines are led to the plain one, page by page.
    path: page > 1 && !isNarrowed ? `${path}?page=${page}` : path,
    title: page > 1 ? (await loadSay())('PageTitle', { title, page }) : title,
    description: category.description,
    picture: category.picture,
  })
  return isNarrowed ? { ...head, robots: { index: false, follow: true } } : head
}

export default async function CategoryPage({ params, searchParams }: Props) {
  const { id, slug } = await params
  const category = await findCategory(id)
  if (!category) return answerMissing()
  const path = categoryAddress(category)
  if (toWords(slug) !== category.slug) leadTo(path)
  const { found, choices, isBeyond } = await findProducts(category.id, JSON.stringify(await searchParams))
  if (isBeyond) return answerMissing()
  showsKeys(...(await treeKeys(category.id)))
  const [say, { money }, culture] = await Promise.all([loadSay(), loadFront(), readCulture()])
  const place: ListPlace = { path, kept: [], sorts: CATEGORY_SORTS }
  return (
    <div className={styles.page}>
      <SearchInCategory id={category.id} title={category.title} />
      <StructuredData
        data={[
          describeWay({ origin: siteOrigin(), culture }, [
            { title: say('HomePage'), path: PAGE_PATHS.home },
            { title: category.title, path },
          ]),
        ]}
      />
      <CategoryHead category={category} below={await categoriesBelow(category.id)} say={say} />
      <ProductList
        place={place}
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
}

/** The products that an address asks for, read once a request: its query as a text, so that head and page find the same. */
const findProducts = cache(async (categoryId: number, query: string) => {
  const [{ money }, locale] = await Promise.all([loadFront(), readLanguage()])
  const choices = readChoices(JSON.parse(query), CATEGORY_SORTS, money.unit)
  const found = await findList({ locale, text: null, categoryId, choices })
  return { found, choices, isBeyond: isBeyondEnd(found, choices) }
})

/** The list holds what is in every category below this one. */
async function treeKeys(id: number): Promise<string[]> {
  const menu = await loadMenu()
  const ids = [id]
  for (const above of ids) for (const { id: below, parentId } of menu) if (parentId === above) ids.push(below)
  return ids.map(pageKeys.category)
}

async function categoriesBelow(id: number) {
  return (await loadMenu()).filter(({ parentId }) => parentId === id)
}

async function findCategory(idSegment: string) {
  const id = toId(idSegment)
  return (await loadMenu()).find((category) => category.id === id)
}
