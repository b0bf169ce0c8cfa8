import { dashboardLabels } from '@rasteh/messages/dashboard'
import { itemList } from '../fields/item-list.ts'
import { moduleOf } from '../module-fields.ts'

const { kinds, fields } = dashboardLabels.modules

/** What others say of the company, by their names. */
export const QuotesModule = moduleOf({
  slug: 'quotes',
  labels: kinds.quotes,
  group: 'company',
  fields: [
    itemList({
      name: 'items',
      label: fields.quotes,
      item: fields.quote,
      required: true,
      minRows: 1,
      maxRows: 24,
      fields: [
        { name: 'text', label: fields.quoteText, type: 'textarea', required: true },
        { name: 'title', label: fields.quoteName, type: 'text', required: true },
        { name: 'role', label: fields.role, type: 'text' },
        { name: 'picture', label: fields.picture, type: 'upload', relationTo: 'media' },
      ],
    }),
  ],
})
