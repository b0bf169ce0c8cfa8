import { dashboardLabels } from '@rasteh/messages/dashboard'
import { moduleOf } from '../module-fields.ts'

const { kinds, fields, hints } = dashboardLabels.modules

export const CategoryTilesModule = moduleOf({
  slug: 'categoryTiles',
  labels: kinds.categoryTiles,
  group: 'products',
  fields: [
    {
      name: 'categories',
      label: fields.categories,
      type: 'relationship',
      relationTo: 'categories',
      hasMany: true,
      admin: { description: hints.categories },
    },
  ],
})
