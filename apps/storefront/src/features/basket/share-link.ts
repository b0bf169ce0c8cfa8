import type { ShownLine } from '@rasteh/contracts/basket'
import { PAGE_PATHS } from '@rasteh/contracts/paths'
import type { LineChange } from '@rasteh/shop-core/basket'

/** Behind the hash, so that no server and no cache sees whose basket it was. */
const MARK = '#lines='

/** As many lines as one call may carry. */
const LINES_MAX = 100

/** The URL that carries a basket to somebody else. Notes stay with who wrote them; addons wait for their product. */
export function toBasketLink(lines: readonly ShownLine[]): string {
  const parts = lines
    .filter(({ addonOf }) => addonOf === null)
    .map(({ productId, variantId, quantity }) => `${productId}.${variantId}.${quantity}`)
  return `${PAGE_PATHS.basket}${MARK}${parts.join('_')}`
}

/** The lines that a URL carries; whatever is not a line is left out. */
export function readBasketLink(hash: string): LineChange[] {
  if (!hash.startsWith(MARK)) return []
  return hash
    .slice(MARK.length)
    .split('_')
    .slice(0, LINES_MAX)
    .flatMap((part) => {
      const [, productId, variantId, quantity] =
        /^([1-9]\d{0,8})\.([1-9]\d{0,8})\.([1-9]\d{0,5})$/.exec(part) ?? []
      if (!quantity) return []
      return [
        {
          action: 'add' as const,
          productId: Number(productId),
          variantId: Number(variantId),
          quantity: Number(quantity),
        },
      ]
    })
}
