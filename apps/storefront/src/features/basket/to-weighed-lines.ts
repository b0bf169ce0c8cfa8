import type { ShownBasket } from '@rasteh/contracts/basket'
import { WEIGHED_LINES_MAX } from '@rasteh/contracts/weighed-lines'
import { PRODUCT_TYPE_DOWNLOADABLE } from '@rasteh/shop-core/basket'

type Line = Pick<ShownBasket['lines'][number], 'variantId' | 'quantity' | 'productType'>

/** What of a basket is sent, as the question after its promise names it; empty for a basket of downloads. */
export function toWeighedLines(lines: readonly Line[]): string {
  return lines
    .filter(({ productType, quantity }) => productType !== PRODUCT_TYPE_DOWNLOADABLE && quantity > 0)
    .slice(0, WEIGHED_LINES_MAX)
    .map(({ variantId, quantity }) => `${variantId}:${quantity}`)
    .join(',')
}
