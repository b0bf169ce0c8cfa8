import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { loadCategoryPage } from '@rasteh/shop-store/reads/category-page'
import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import {
  filterCount,
  readChoices,
  type SearchParams,
} from '../../../../../features/catalogue/category-choices.ts'
import { CategoryHead } from '../../../../../features/catalogue/category-head.tsx'
import { CategoryList } from '../../../../../features/catalogue/category-list.tsx'
import { PAGE_SIZE } from '../../../../../features/catalogue/page-number.ts'
import { CompareBar } from '../../../../../features/compare/compare-bar.tsx'
import { compareControl, groupsOf } from '../../../../../features/compare/compare-control.tsx'
import { answerMissing, missingMetadata } from '../../../../../features/shell/missing-page.tsx'
import { categoryAddress, toId, toWords } from '../../../../../site/addresses.ts'
import { readLanguage } from '../../../../../site/culture.ts'
import { readDatabase } from '../../../../../site/database.ts'
import { loadFront, loadMenu } from '../../../../../site/front.ts'
import { siteOrigin } from '../../../../../site/origin.ts'
import { pageHead } from '../../../../../site/page-head.ts'
import { loadSay } from '../../../../../site/say.ts'
import { describeWay } from '../../../../../site/structured-data/describe-page.ts'
import { StructuredData } from '../../../../../site/structured-data/structured-data.tsx'
import styles from './page.module.css'

export const dynamic = 'force-dynamic'

type Props = {
  params: Promise<{ id: string; slug: string }>
  searchParams: Promise<SearchParams>
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const category = await findCategory((await params).id)
  if (!category) return missingMetadata()
  const choices = readChoices(await searchParams, (await loadFront()).money.unit)
  const { page } = choices
  const path = categoryAddress(category)
  const isNarrowed = filterCount(choices) > 0
  const head = await pageHead({
    // A narrowed or sorted list is the same list: machines are led to the plain one, page by page.
    path: page > 1 && !isNarrowed ? `${path}?page=${page}` : path,
    title: category.title,
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
  if (toWords(slug) !== category.slug) permanentRedirect(path)
  const [say, { money }, locale] = await Promise.all([loadSay(), loadFront(), readLanguage()])
  const { page, ...choices } = readChoices(await searchParams, money.unit)
  const found = await loadCategoryPage(readDatabase(), {
    ...choices,
    locale,
    categoryId: category.id,
    limit: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE,
  })
  return (
    <div className={styles.page}>
      <StructuredData
        data={[
          describeWay(siteOrigin(), [
            { title: say('HomePage'), path: PAGE_PATHS.home },
            { title: category.title, path },
          ]),
        ]}
      />
      <CategoryHead category={category} below={await categoriesBelow(category.id)} say={say} />
      <CategoryList
        path={path}
        found={found}
        choices={{ ...choices, page }}
        money={money}
        say={say}
        controlOf={compareControl}
      />
      <CompareBar groupIds={groupsOf(found.products)} />
    </div>
  )
}

async function categoriesBelow(id: number) {
  return (await loadMenu()).filter(({ parentId }) => parentId === id)
}

async function findCategory(idSegment: string) {
  const id = toId(idSegment)
  return (await loadMenu()).find((category) => category.id === id)
}
