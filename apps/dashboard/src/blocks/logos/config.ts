import { dashboardLabels } from '@rasteh/messages/dashboard'
import { itemList } from '../fields/item-list.ts'
import { urlField } from '../fields/url-field.ts'
import { moduleOf } from '../module-fields.ts'

const { kinds, fields } = dashboardLabels.modules

/** Logos of customers, partners or standards, each shown whole. */
export const LogosModule = moduleOf({
  slug: 'logos',
  labels: kinds.logos,
  group: 'company',
  fields: [
    itemList({
      name: 'items',
      label: fields.logos,
      item: fields.logo,
      required: true,
      minRows: 1,
      maxRows: 60,
      fields: [
        { name: 'title', label: fields.logoName, type: 'text', required: true },
        { name: 'picture', label: fields.picture, type: 'upload', relationTo: 'media', required: true },
        urlField(),
      ],
    }),
  ],
})
