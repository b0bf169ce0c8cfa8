import { dashboardLabels } from '@rasteh/messages/dashboard'
import { SOURCE_COUNT } from '@rasteh/shop-store/reads/product-source'
import { countField } from '../fields/product-source-fields.ts'
import { moduleOf } from '../module-fields.ts'

export const AmazingOffersModule = moduleOf({
  slug: 'amazingOffers',
  labels: dashboardLabels.modules.kinds.amazingOffers,
  group: 'products',
  fields: [countField(SOURCE_COUNT.usual, SOURCE_COUNT.most)],
})
