import { dashboardLabels } from '@rasteh/messages/dashboard'
import { itemList } from '../fields/item-list.ts'
import { moduleOf } from '../module-fields.ts'

const { kinds, fields } = dashboardLabels.modules

/** The people of the company. */
export const TeamModule = moduleOf({
  slug: 'team',
  labels: kinds.team,
  group: 'company',
  fields: [
    itemList({
      name: 'items',
      label: fields.people,
      item: fields.person,
      required: true,
      minRows: 1,
      maxRows: 60,
      fields: [
        { name: 'title', label: fields.personName, type: 'text', required: true },
        { name: 'role', label: fields.role, type: 'text' },
        { name: 'text', label: fields.text, type: 'textarea' },
        { name: 'picture', label: fields.picture, type: 'upload', relationTo: 'media' },
      ],
    }),
  ],
})
