'use client'

import { Price } from '@rasteh/ui/price'
import { useState } from 'react'
import { usePageSettings } from '../../site/islands/page-settings.tsx'
import { priceLabels } from '../../site/price-labels.ts'
import { productAttributes } from '../../site/product-attributes.ts'
import { AddForm } from './add-form.tsx'
import styles from './buy-box.module.css'
import { type BuyableProduct, firstVariant, isBuyable, rulesOf } from './buyable.ts'
import { StockLine } from './stock-line.tsx'
import { VariantChooser } from './variant-chooser.tsx'

/** Where a shopper chooses the variant and its quantity. Before any script has come it already shows both. */
export function BuyBox({ product }: { product: BuyableProduct }) {
  const { say, money } = usePageSettings()
  const [variantId, chooseVariant] = useState(() => firstVariant(product.variants)?.id)
  const variant = product.variants.find(({ id }) => id === variantId)
  if (!variant) return <p className={styles.none}>{say('OutOfStock')}</p>
  const rules = rulesOf(variant, product.unitTitle)
  const facts = { productId: product.id, variantId: variant.id, productType: product.productType, rules }
  return (
    <div className={styles.box} {...productAttributes(facts)}>
      {product.variants.length > 1 && (
        <VariantChooser variants={product.variants} chosenId={variant.id} onChoose={chooseVariant} />
      )}
      <div className={styles.price}>
        <Price
          size="page"
          priceRial={variant.unitPriceRial}
          oldPriceRial={variant.oldPriceRial}
          money={money}
          labels={priceLabels(say)}
        />
        <StockLine rules={rules} />
      </div>
      {isBuyable(variant) && <AddForm key={variant.id} title={product.title} facts={facts} />}
    </div>
  )
}
