'use client'

import { formatMoney } from '@rasteh/persian-text/money'
import type { ProductVariant } from '@rasteh/shop-store/reads/product'
import { usePageSettings } from '../../site/islands/page-settings.tsx'
import { havePricesOfTheirOwn } from './buyable.ts'
import styles from './variant-chooser.module.css'

type VariantChooserProps = {
  variants: readonly ProductVariant[]
  chosenId: number
  onChoose: (variantId: number) => void
}

/** The variants of a product, of which one is always chosen. */
export function VariantChooser({ variants, chosenId, onChoose }: VariantChooserProps) {
  const { say, money } = usePageSettings()
  const showsPrices = havePricesOfTheirOwn(variants)
  return (
    <fieldset>
      <legend className={styles.legend}>{say('ProductVariants')}</legend>
      <div className={styles.choices}>
        {variants.map(({ id, title, sku, unitPriceRial }) => (
          <label key={id} className={styles.choice}>
            <input
              className={styles.radio}
              type="radio"
              name="variant"
              checked={id === chosenId}
              onChange={() => onChoose(id)}
            />
            <span>{title ?? sku}</span>
            {showsPrices && unitPriceRial !== null && (
              <small className={styles.price}>{formatMoney(unitPriceRial, money)}</small>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
