import { toProductItem } from '@rasteh/contracts/catalogue'
import type { Say } from '@rasteh/messages/say'
import type { MoneyStyle } from '@rasteh/persian-text/money'
import type { ProductCard as CardRow } from '@rasteh/shop-store/reads/product-list'
import type { ReactNode } from 'react'
import { ProductItemCard } from '#features/product-card/public-product-card.ts'
import styles from './product-grid.module.css'

type ProductGridProps = {
  products: readonly CardRow[]
  money: MoneyStyle
  say: Say
  /** How many cards a visitor sees at once; their pictures do not wait. */
  firstCount?: number
  heading?: 'h2' | 'h3'
  /** What is at the foot of a card, the compare box say. */
  controlOf?: (product: CardRow) => ReactNode
  /** With a column of filters beside it, a wide screen has room for three. */
  isBesideFilters?: boolean
}

export function ProductGrid({
  products,
  firstCount = 0,
  isBesideFilters = false,
  controlOf,
  ...look
}: ProductGridProps) {
  return (
    <ul className={isBesideFilters ? `${styles.grid} ${styles.beside}` : styles.grid}>
      {products.map((product, index) => (
        <li key={product.id} className={styles.cell}>
          <ProductItemCard
            {...look}
            item={toProductItem({ ...product, offerEndsAt: null, showsDays: false })}
            isOffer={product.isOffer}
            isFirst={index < firstCount}
            control={controlOf?.(product)}
          />
        </li>
      ))}
    </ul>
  )
}
