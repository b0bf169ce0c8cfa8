import { dashboardLabels } from '@rasteh/messages/dashboard'
import { moreFields } from '../fields/address-field.ts'
import { productSourceFields } from '../fields/product-source-fields.ts'
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
