import { loadProductList } from '@rasteh/shop-store/reads/product-list'
import { EmptyState } from '@rasteh/ui/empty-state'
import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { CategoryHead } from '../../../../../features/catalogue/category-head.tsx'
import { PageLinks } from '../../../../../features/catalogue/page-links.tsx'
import { PAGE_SIZE, toPageNumber } from '../../../../../features/catalogue/page-number.ts'
import { ProductGrid } from '../../../../../features/catalogue/product-grid.tsx'
import { answerMissing, missingMetadata } from '../../../../../features/shell/missing-page.tsx'
import { categoryAddress, toId, toWords } from '../../../../../site/addresses.ts'
import { alternatesOf } from '../../../../../site/alternates.ts'
import { readCulture, readLanguage } from '../../../../../site/culture.ts'
import { readDatabase } from '../../../../../site/database.ts'
import { loadFront, loadMenu } from '../../../../../site/front.ts'
import { loadSay } from '../../../../../site/say.ts'
import styles from './page.module.css'

export const dynamic = 'force-dynamic'

type Props = {
  params: Promise<{ id: string; slug: string }>
  searchParams: Promise<{ page?: string | string[] }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const category = await findCategory((await params).id)
  if (!category) return missingMetadata()
  return {
    title: category.title,
    ...(category.description ? { description: category.description } : {}),
    alternates: alternatesOf(categoryAddress(category), await readCulture()),
  }
}

export default async function CategoryPage({ params, searchParams }: Props) {
  const { id, slug } = await params
  const category = await findCategory(id)
  if (!category) return answerMissing()
  const path = categoryAddress(category)
  if (toWords(slug) !== category.slug) permanentRedirect(path)
  const page = toPageNumber((await searchParams).page)
  const [say, { money }, found] = await Promise.all([
    loadSay(),
    loadFront(),
    loadProductList(readDatabase(), {
      locale: await readLanguage(),
      categoryId: category.id,
      // One more than is shown tells whether another page follows, without counting them all.
      limit: PAGE_SIZE + 1,
      offset: (page - 1) * PAGE_SIZE,
    }),
  ])
  return (
    <div className={styles.page}>
      <CategoryHead category={category} say={say} />
      {found.length === 0 && <EmptyState icon="box" title={say('CategoryEmpty')} />}
      <ProductGrid products={found.slice(0, PAGE_SIZE)} money={money} say={say} firstCount={4} heading="h2" />
      <PageLinks path={path} page={page} hasNext={found.length > PAGE_SIZE} say={say} />
    </div>
  )
}

async function findCategory(idSegment: string) {
  const id = toId(idSegment)
  return (await loadMenu()).find((category) => category.id === id)
}
