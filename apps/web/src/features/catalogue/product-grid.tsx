import type { Say } from '@rasteh/messages/say'
import type { MoneyStyle } from '@rasteh/persian-text/money'
import type { ProductCard as CardRow } from '@rasteh/shop-store/reads/product-list'
import { Pill } from '@rasteh/ui/pill'
import { Price } from '@rasteh/ui/price'
import { ProductCard } from '@rasteh/ui/product-card'
import type { ReactNode } from 'react'
import { mediaAddress, productAddress } from '../../site/addresses.ts'
import { priceLabels } from '../../site/price-labels.ts'
import { productAttributes } from '../../site/product-attributes.ts'
import { stockHint } from '../../site/stock-hint.ts'
import styles from './product-grid.module.css'

type ProductGridProps = {
  products: readonly CardRow[]
  money: MoneyStyle
  say: Say
  /** How many cards a visitor sees at once; their pictures do not wait. */
  firstCount?: number
  heading?: 'h2' | 'h3'
  /** What stands at the foot of a card, the compare box say. */
  controlOf?: (product: CardRow) => ReactNode
  /** With a column of filters beside it, a wide screen has room for three. */
  isBesideFilters?: boolean
}

export function ProductGrid({
  products,
  firstCount = 0,
  isBesideFilters = false,
  ...look
}: ProductGridProps) {
  return (
    <ul className={isBesideFilters ? `${styles.grid} ${styles.beside}` : styles.grid}>
      {products.map((product, index) => (
        <li key={product.id} className={styles.cell}>
          <Card {...look} product={product} isFirst={index < firstCount} />
        </li>
      ))}
    </ul>
  )
}

type CardProps = Omit<ProductGridProps, 'products' | 'firstCount' | 'isBesideFilters'> & {
  product: CardRow
  isFirst: boolean
}

function Card({ product, money, say, isFirst, heading = 'h3', controlOf }: CardProps) {
  const hint = stockHint(product)
  return (
    <ProductCard
      href={productAddress(product)}
      title={product.title}
      picture={product.picture === null ? null : { src: mediaAddress(product.picture) }}
      isFirst={isFirst}
      heading={heading}
      isSoldOut={hint === 'out'}
      price={
        hint === 'out' ? null : (
          <Price
            priceRial={product.unitPriceRial}
            oldPriceRial={product.oldPriceRial}
            money={money}
            labels={priceLabels(say)}
          />
        )
      }
      hint={hintText(product, say)}
      offer={product.isOffer && hint !== 'out' && <Pill tone="offer">{say('OfferMark')}</Pill>}
      control={controlOf?.(product)}
      data={productAttributes({
        productId: product.id,
        variantId: product.variantId,
        productType: product.productType,
        rules: { ...product, unit: product.unitTitle },
      })}
    />
  )
}

function hintText(product: CardRow, say: Say): string | null {
  const hint = stockHint(product)
  if (hint === 'out') return say('OutOfStock')
  return hint === 'few' ? say('OnlyLeft', { count: product.stock, unit: product.unitTitle }) : null
}
