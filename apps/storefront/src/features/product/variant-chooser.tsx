'use client'

import { formatMoney } from '@rasteh/persian-text/money'
import type { ProductVariant } from '@rasteh/shop-store/reads/product'
import { VisuallyHidden } from '@rasteh/ui/visually-hidden'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import { haveDifferentPrices, isBuyable } from './buyable.ts'
import styles from './variant-chooser.module.css'

type VariantChooserProps = {
  variants: readonly ProductVariant[]
  chosenId: number
  onChoose: (variantId: number) => void
}

/** The variants of a product, of which one is always chosen; what is sold out says so and can still be looked at. */
export function VariantChooser({ variants, chosenId, onChoose }: VariantChooserProps) {
  const { say, money } = usePageSettings()
  const showsPrices = haveDifferentPrices(variants)
  return (
    <fieldset>
      <legend className={styles.legend}>{say('ProductVariants')}</legend>
      <div className={styles.choices}>
        {variants.map((variant) => {
          const { id, title, sku, unitPriceRial } = variant
          const isSoldOut = !isBuyable(variant)
          return (
            <label key={id} className={isSoldOut ? `${styles.choice} ${styles.soldOut}` : styles.choice}>
              <input
                className={styles.radio}
                type="radio"
                name="variant"
                checked={id === chosenId}
                onChange={() => onChoose(id)}
              />
              <bdi className={styles.name}>{title ?? sku}</bdi>
              {isSoldOut && <VisuallyHidden>{say('OutOfStock')}</VisuallyHidden>}
              {showsPrices && !isSoldOut && unitPriceRial !== null && (
                <small className={styles.price}>{formatMoney(unitPriceRial, money)}</small>
              )}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
