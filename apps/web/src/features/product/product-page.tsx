import { PAGE_PATHS } from '@rasteh/contracts/paths'
import type { Say } from '@rasteh/messages/say'
import type { Product } from '@rasteh/shop-store/reads/product'
import { Breadcrumb } from '@rasteh/ui/breadcrumb'
import { Picture, type PictureSource } from '@rasteh/ui/picture'
import { categoryAddress, mediaAddress } from '../../site/addresses.ts'
import { BuyBox } from './buy-box.tsx'
import { ProductFacts } from './product-facts.tsx'
import styles from './product-page.module.css'

/** A product's page: everything on it is the same for everybody, save what the buy box does. */
export function ProductPage({ product, say }: { product: Product; say: Say }) {
  const { title, brand, shortText, category } = product
  return (
    <article className={styles.page}>
      <Breadcrumb
        label={say('Breadcrumb')}
        crumbs={[
          { href: PAGE_PATHS.home, title: say('HomePage') },
          { href: categoryAddress(category), title: category.title },
        ]}
      />
      <div className={styles.top}>
        <div className={styles.picture}>
          <Picture picture={toPicture(product)} alt={title} sizes="(min-width: 769px) 520px, 100vw" isFirst />
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
          </div>
          <BuyBox product={toBuyable(product)} />
        </div>
      </div>
      <ProductFacts product={product} say={say} />
    </article>
  )
}

const SMALL_WIDTH_PX = 480

function toPicture({ picture, smallPicture }: Product): PictureSource | null {
  if (picture === null) return null
  const small = smallPicture === null ? null : mediaAddress(smallPicture)
  return { src: mediaAddress(picture), small, smallWidth: SMALL_WIDTH_PX }
}

/** What the island needs of a product; the rest stays out of the page's scripts. */
function toBuyable({ id, title, unitTitle, productType, variants }: Product) {
  return { id, title, unitTitle, productType, variants }
}
