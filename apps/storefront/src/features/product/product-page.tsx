import { PAGE_PATHS } from '@rasteh/contracts/paths'
import type { Say } from '@rasteh/messages/say'
import type { MoneyStyle } from '@rasteh/persian-text/money'
import type { Product } from '@rasteh/shop-store/reads/product'
import { Breadcrumb } from '@rasteh/ui/breadcrumb'
import { Section } from '@rasteh/ui/section'
import type { ReactNode } from 'react'
import type { References } from '#features/rich-text/public.ts'
import { categoryUrl } from '#page/load/page-urls.ts'
import { firstVariant } from './buyable.ts'
import BuyBox from './islands/buy-box.tsx'
import { PriceHistory } from './price-history.tsx'
import { ProductFacts } from './product-facts.tsx'
import { ProductGallery } from './product-gallery.tsx'
import styles from './product-page.module.css'

type ProductPageProps = {
  product: Product
  /** The variant that the URL names, as a price comparison's does. */
  variantId: number | null
  /** What its description refers to. */
  references: References
  money: MoneyStyle
  say: Say
  /** What people gave it. */
  rating: ReactNode
  /** What else can be done with the product: compare it, ask for another. */
  actions: ReactNode
  /** What people say of it. */
  comments: ReactNode
  /** Products like it. */
  related: ReactNode
}

/** A product's page: everything on it is the same for everybody, save what the buy box does. */
export function ProductPage({
  product,
  variantId,
  references,
  money,
  say,
  rating,
  actions,
  comments,
  related,
}: ProductPageProps) {
  const { title, brand, shortText, category } = product
  return (
    <article className={styles.page}>
      <Breadcrumb
        label={say('Breadcrumb')}
        crumbs={[
          { href: PAGE_PATHS.home, title: say('HomePage') },
          { href: categoryUrl(category), title: category.title },
        ]}
      />
      <div className={styles.top}>
        <div className={styles.picture}>
          <ProductGallery product={product} say={say} />
        </div>
        <div className={styles.offer}>
          <div className={styles.heading}>
            {brand && (
              <p className={styles.brand}>
                {say('ProductBrand')}: <bdi>{brand}</bdi>
              </p>
            )}
            <h1 className={styles.title}>{title}</h1>
            {shortText && <p className={styles.short}>{shortText}</p>}
            {rating}
          </div>
          <BuyBox product={toBuyable(product)} namedId={variantId} />
          <div className={styles.actions}>{actions}</div>
          <PriceHistory
            product={product}
            chosenId={firstVariant(product.variants, variantId)?.id}
            money={money}
            say={say}
          />
        </div>
      </div>
      <ProductFacts product={product} references={references} say={say} />
      {comments}
      {related && (
        <Section id="related" title={say('ProductRelated')}>
          {related}
        </Section>
      )}
    </article>
  )
}

/** What the island needs of a product; the rest stays out of the page's scripts. */
function toBuyable({ id, title, unitTitle, noteLabel, productType, taxPercent, ...product }: Product) {
  const { options, variants, addons } = product
  return { id, title, unitTitle, noteLabel, productType, taxPercent, options, variants, addons }
}
