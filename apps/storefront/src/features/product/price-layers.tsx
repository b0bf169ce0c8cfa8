import { formatMoney } from '@rasteh/persian-text/money'
import type { ProductLayer, ProductOffer } from '@rasteh/shop-store/reads/product'
import { type PageSay, usePageSettings } from '#page/islands/page-settings.tsx'
import { afterOffer } from './price-at.ts'
import styles from './price-layers.module.css'

type PriceLayersProps = {
  layers: readonly ProductLayer[]
  offer: ProductOffer | null
  quantity: number
  unit: string
}

/** What a piece costs by the quantity; the layer of the chosen quantity is marked. */
export function PriceLayers({ layers, offer, quantity, unit }: PriceLayersProps) {
  const { say, money } = usePageSettings()
  if (layers.length === 0) return null
  return (
    <div className={styles.layers}>
      <h2 className={styles.title}>{say('ProductLayers')}</h2>
      <ul className={styles.list}>
        {layers.map((layer) => (
          <li
            key={layer.fromQuantity}
            className={styles.layer}
            aria-current={holds(layer, quantity) ? 'true' : undefined}
          >
            <span>{rangeOf(layer, unit, say)}</span>
            <strong>{formatMoney(afterOffer(layer.unitPriceRial, offer, money.unit), money)}</strong>
          </li>
        ))}
      </ul>
    </div>
  )
}

function holds({ fromQuantity, toQuantity }: ProductLayer, quantity: number): boolean {
  return quantity >= fromQuantity && (toQuantity === null || quantity <= toQuantity)
}

function rangeOf({ fromQuantity, toQuantity }: ProductLayer, unit: string, say: PageSay): string {
  if (toQuantity === null) return say('ProductLayerFrom', { count: fromQuantity, unit })
  return say('ProductLayerBetween', { from: fromQuantity, to: toQuantity, unit })
}
