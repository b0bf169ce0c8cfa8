import { dashboardLabels } from '@rasteh/messages/dashboard'
import { productSourceFields } from '../fields/product-source-fields.ts'
import { moreFields } from '../fields/url-field.ts'
import { moduleOf } from '../module-fields.ts'

const { kinds, fields } = dashboardLabels.modules

export const ProductCarouselModule = moduleOf({
  slug: 'productCarousel',
  labels: kinds.productCarousel,
  group: 'products',
  fields: [
    ...productSourceFields(),
    { name: 'moves', label: fields.moves, type: 'checkbox', defaultValue: false },
    ...moreFields,
  ],
})
