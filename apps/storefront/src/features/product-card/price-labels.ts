import type { PriceLabels } from '@rasteh/ui/price'
import type { PageSay } from '#page/islands/page-settings.tsx'

/** What is said around a price, on the server and in islands alike. */
export function priceLabels(say: PageSay): PriceLabels {
  return {
    oldPrice: say('ProductOldPrice'),
    percent: (percent) => say('ProductPercent', { percent }),
    discount: (percent) => say('ProductDiscountPercent', { percent }),
    unknown: say('ProductPriceUnknown'),
  }
}

/** What the basket adds to a price, said beside it; null where it adds nothing. */
export function taxNote(percent: number, say: PageSay): string | null {
  return percent > 0 ? say('ProductTaxAdded', { percent }) : null
}
