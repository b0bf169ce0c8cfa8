import {
  dailyLowest,
  drawPriceLine,
  joinDays,
  type PriceLine,
  type PriceSpan,
} from '@rasteh/shop-core/price-history'
import type { Product } from '@rasteh/shop-store/reads/product'

export type VariantPrices = {
  variantId: number
  /** Null where the product is sold in one shape. */
  title: string | null
  spans: readonly PriceSpan[]
  line: PriceLine
}

/** So many rows of all lines together: a page that carries more takes longer than its folded part is worth. */
const ROWS_MAX = 60

/**
 * The lines of a product's variants, that of the chosen one first. The others come as long as they are short enough; a page that
 * is opened with one of the rest shows that.
 */
export function variantPrices(
  { variants, priceSteps }: Pick<Product, 'variants' | 'priceSteps'>,
  chosenId: number | undefined,
  nowMs: number,
): VariantPrices[] {
  const chosenFirst = variants.toSorted((a, b) => Number(b.id === chosenId) - Number(a.id === chosenId))
  let rows = 0
  return chosenFirst.flatMap(({ id, title, sku }) => {
    const steps = priceSteps.filter(({ variantId }) => variantId === id)
    const spans = joinDays(dailyLowest(steps, nowMs))
    const line = drawPriceLine(spans)
    rows += spans.length
    if (!line || (id !== chosenId && rows > ROWS_MAX)) return []
    return [{ variantId: id, title: variants.length > 1 ? (title ?? sku) : null, spans, line }]
  })
}
