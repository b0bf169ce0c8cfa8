import { dashboardLabels } from '@rasteh/messages/dashboard'
import { itemList } from '../fields/item-list.ts'
import { moduleOf } from '../module-fields.ts'

const { kinds, fields } = dashboardLabels.modules

/** Texts beside each other, of which one is shown. */
export const TabsModule = moduleOf({
  slug: 'tabs',
  labels: kinds.tabs,
  group: 'content',
  fields: [
    itemList({
      name: 'items',
      label: fields.tabs,
      item: fields.tab,
      required: true,
      minRows: 1,
      maxRows: 12,
      fields: [
        { name: 'title', label: fields.tabTitle, type: 'text', required: true },
        { name: 'content', label: fields.content, type: 'richText', required: true },
      ],
    }),
  ],
})
