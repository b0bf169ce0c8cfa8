import { categoryLabels } from './dashboard/categories.ts'
import { customerGroupLabels } from './dashboard/customer-groups.ts'
import { customerLabels } from './dashboard/customers.ts'
import { giftLabels } from './dashboard/gifts.ts'
import type { CollectionLabels } from './dashboard/labels.ts'
import { marketerLabels } from './dashboard/marketers.ts'
import { mediaLabels } from './dashboard/media.ts'
import { messageLabels } from './dashboard/messages.ts'
import { newsLabels } from './dashboard/news.ts'
import { offerLabels } from './dashboard/offers.ts'
import { pageLabels } from './dashboard/pages.ts'
import { priceLayerLabels } from './dashboard/price-layers.ts'
import { priceLabels } from './dashboard/prices.ts'
import { productLabels } from './dashboard/products.ts'
import { shopSettingsLabels } from './dashboard/shop-settings.ts'
import { specialCodeLabels } from './dashboard/special-codes.ts'
import { staffLabels } from './dashboard/staff.ts'
import { variantLabels } from './dashboard/variants.ts'

export type { CollectionLabels } from './dashboard/labels.ts'
export { dashboardTexts } from './dashboard/texts.ts'

/** The names of everything in the dashboard, per collection; Persian only, since its users are the shop's own. */
export const dashboardLabels = {
  staff: staffLabels,
  customers: customerLabels,
  products: productLabels,
  variants: variantLabels,
  prices: priceLabels,
  categories: categoryLabels,
  media: mediaLabels,
  messages: messageLabels,
  shopSettings: shopSettingsLabels,
  news: newsLabels,
  pages: pageLabels,
  customerGroups: customerGroupLabels,
  priceLayers: priceLayerLabels,
  offers: offerLabels,
  specialCodes: specialCodeLabels,
  marketers: marketerLabels,
  gifts: giftLabels,
} as const satisfies Record<string, CollectionLabels>

/** The headings under which the dashboard's menu gathers its collections. */
export const dashboardGroups = {
  shop: 'فروشگاه',
  sales: 'فروش',
  content: 'محتوا',
  people: 'افراد',
  settings: 'تنظیمات',
} as const
