import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { loadNews } from '@rasteh/shop-store/reads/articles'
import { loadProductList } from '@rasteh/shop-store/reads/product-list'
import { Bullets } from '@rasteh/ui/bullets'
import { Section } from '@rasteh/ui/section'
import type { Metadata } from 'next'
import { ProductGrid } from '../../features/catalogue/product-grid.tsx'
import { CategoryTiles } from '../../features/home/category-tiles.tsx'
import { Hero } from '../../features/home/hero.tsx'
import { NewsList } from '../../features/news/news-list.tsx'
import { categoryAddress, mediaAddress } from '../../site/addresses.ts'
import { readLanguage } from '../../site/culture.ts'
import { readDatabase } from '../../site/database.ts'
import { loadFront, loadMenu } from '../../site/front.ts'
import { siteOrigin } from '../../site/origin.ts'
import { pageHead } from '../../site/page-head.ts'
import { loadSay } from '../../site/say.ts'
import { describeShop } from '../../site/structured-data/describe-page.ts'
import { StructuredData } from '../../site/structured-data/structured-data.tsx'
import styles from './page.module.css'

export const dynamic = 'force-dynamic'

export async function generateMetadata(): Promise<Metadata> {
  const [{ shopName, slogan }, say] = await Promise.all([loadFront(), loadSay()])
  return pageHead({
    path: PAGE_PATHS.home,
    title: `${shopName} | ${slogan || say('HomeHeadline')}`,
    isWholeTitle: true,
    description: say('HomeDescription', { shop: shopName }),
  })
}

const POPULAR = 12
const NEWS = 3

export default async function HomePage() {
  const locale = await readLanguage()
  const [say, { shopName, money, slogan }, categories, products, news] = await Promise.all([
    loadSay(),
    loadFront(),
    loadMenu(),
    loadProductList(readDatabase(), { locale, limit: POPULAR }),
    loadNews(readDatabase(), locale, NEWS),
  ])
  const tiles = categories
    .filter(({ parentId }) => parentId === null)
    .map((category) => ({
      href: categoryAddress(category),
      title: category.title,
      picture: category.picture === null ? null : mediaAddress(category.picture),
    }))
  const sections = [
    { anchor: 'categories', title: say('HomeCategories') },
    { anchor: 'popular', title: say('HomePopular') },
    ...(news.length > 0 ? [{ anchor: 'news', title: say('NewsLatest') }] : []),
  ]
  return (
    <div className={styles.home}>
      <StructuredData data={describeShop(siteOrigin(), { name: shopName, searchPath: PAGE_PATHS.search })} />
      <Bullets label={say('PageSections')} bullets={sections} />
      <Hero
        headline={slogan || say('HomeHeadline')}
        pictures={products.flatMap(({ picture }) => (picture === null ? [] : [mediaAddress(picture)]))}
        say={say}
      />
      <Section id="categories" title={say('HomeCategories')}>
        <CategoryTiles tiles={tiles} />
      </Section>
      <Section id="popular" title={say('HomePopular')}>
        <ProductGrid products={products} money={money} say={say} />
      </Section>
      {news.length > 0 && (
        <Section id="news" title={say('NewsLatest')} more={{ href: '/news', label: say('NewsAll') }}>
          <NewsList items={news} culture={money.culture} say={say} />
        </Section>
      )}
    </div>
  )
}
