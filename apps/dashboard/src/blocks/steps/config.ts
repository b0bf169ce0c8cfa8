import { dashboardLabels } from '@rasteh/messages/dashboard'
import { itemList } from '../fields/item-list.ts'
import { moduleOf } from '../module-fields.ts'

const { kinds, fields } = dashboardLabels.modules

/** How something is done, one step after the other. */
export const StepsModule = moduleOf({
  slug: 'steps',
  labels: kinds.steps,
  group: 'company',
  fields: [
    itemList({
      name: 'items',
      label: fields.steps,
      item: fields.step,
      required: true,
      minRows: 1,
      maxRows: 20,
      fields: [
        { name: 'title', label: fields.itemTitle, type: 'text', required: true },
        { name: 'text', label: fields.text, type: 'textarea' },
      ],
    }),
  ],
})
