import { dashboardLabels } from '@rasteh/messages/dashboard'
import { itemList } from '../fields/item-list.ts'
import { moduleOf } from '../module-fields.ts'

const { kinds, fields, hints } = dashboardLabels.modules

const NAME = /^[a-z][a-z0-9-]*$/

export const BulletsModule = moduleOf({
  slug: 'bullets',
  labels: kinds.bullets,
  group: 'content',
  fields: [
    itemList({
      name: 'bullets',
      label: fields.bulletItems,
      item: fields.bulletItem,
      maxRows: 12,
      admin: { description: hints.bullets },
      fields: [
        { name: 'title', label: fields.itemTitle, type: 'text', required: true },
        {
          name: 'target',
          label: fields.anchor,
          type: 'text',
          required: true,
          validate: (value: unknown) => NAME.test(String(value ?? '')) || hints.anchorRefused,
          admin: { rtl: false },
        },
      ],
    }),
  ],
})
