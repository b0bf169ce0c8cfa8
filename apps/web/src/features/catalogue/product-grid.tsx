import type { Say } from '@rasteh/messages/say'
import type { MoneyStyle } from '@rasteh/persian-text/money'
import type { ProductCard as CardRow } from '@rasteh/shop-store/reads/product-list'
import { Price } from '@rasteh/ui/price'
import { ProductCard } from '@rasteh/ui/product-card'
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
}

export function ProductGrid({ products, money, say, firstCount = 0, heading = 'h3' }: ProductGridProps) {
  return (
    <ul className={styles.grid}>
      {products.map((product, index) => (
        <li key={product.id} className={styles.cell}>
          <Card product={product} money={money} say={say} isFirst={index < firstCount} heading={heading} />
        </li>
      ))}
    </ul>
  )
}

type CardProps = Required<Omit<ProductGridProps, 'products' | 'firstCount'>> & {
  product: CardRow
  isFirst: boolean
}

function Card({ product, money, say, isFirst, heading }: CardProps) {
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
