import type { Say } from '@rasteh/messages/say'
import type { MoneyStyle } from '@rasteh/persian-text/money'
import type { Category } from '@rasteh/shop-store/reads/categories'
import type { ProductCard } from '@rasteh/shop-store/reads/product-list'
import { Girih } from '@rasteh/ui/girih'
import { Link } from '@rasteh/ui/link'
import { Section } from '@rasteh/ui/section'
import { ProductGrid } from '#features/product-list/public-product-grid.ts'
import { WishBox } from '#features/wish/public.ts'
import { CategoryTiles } from '#modules/category-tiles/category-tiles.tsx'
import { categoryUrl, mediaUrl } from '#page/load/page-urls.ts'
import { bidiIsolate } from './bidi-isolate.ts'
import styles from './nothing-found.module.css'

type NothingFoundProps = {
  /** What was searched for; null where nothing has been yet. */
  text: string | null
  categories: readonly Category[]
  products: readonly ProductCard[]
  money: MoneyStyle
  /** Words that no product is called by. */
  unsold: readonly string[]
  /** What may have been meant. */
  asked: { readonly text: string; readonly url: string } | null
  /** A company's site has no categories to begin from. */
  isShop: boolean
  say: Say
}

/** More would be a list to search through. */
const CATEGORIES_MOST = 10

/** Is shown in the place of results that are not there: what may help, and where everybody goes. */
export function NothingFound(props: NothingFoundProps) {
  const { text, categories, products, money, isShop, unsold, asked, say } = props
  const tiles = categories
    .filter(({ parentId }) => parentId === null)
    .slice(0, CATEGORIES_MOST)
    .map((category) => ({
      href: categoryUrl(category),
      title: category.title,
      picture:
        category.picture === null ? null : { src: mediaUrl(category.picture), focus: category.pictureFocus },
    }))
  return (
    <div className={styles.page}>
      <div className={styles.words}>
        <Girih fade="end" />
        <h1 className={styles.title}>{text === null ? say('SearchStart') : say('SearchResults')}</h1>
        <p className={styles.text} role="status">
          {text === null
            ? say(isShop ? 'SearchStartHint' : 'SearchSiteStartHint')
            : unsold.length > 0
              ? say('SearchNotSold', { words: bidiIsolate(unsold.join(' ')) })
              : say('SearchNoResult', { term: bidiIsolate(text) })}
        </p>
        {asked && (
          <p className={styles.text}>
            {say('SearchDidYouMean')} <Link href={asked.url}>{bidiIsolate(asked.text)}</Link>
          </p>
        )}
        {text !== null && isShop && <WishBox text={text} />}
        {text !== null && isShop && <Tips say={say} />}
      </div>
      {tiles.length > 0 && (
        <Section id="popular-categories" title={say('SearchPopularCategories')}>
          <CategoryTiles tiles={tiles} />
        </Section>
      )}
      {products.length > 0 && (
        <Section id="popular-products" title={say('SearchPopularProducts')}>
          <ProductGrid products={products} money={money} say={say} heading="h3" />
        </Section>
      )}
    </div>
  )
}

function Tips({ say }: { say: Say }) {
  return (
    <>
      <h2 className={styles.tipsTitle}>{say('SearchTips')}</h2>
      <ul className={styles.tips}>
        <li>{say('SearchTipSpelling')}</li>
        <li>{say('SearchTipWords')}</li>
        <li>{say('SearchTipBrowse')}</li>
      </ul>
    </>
  )
}
