import { dashboardLabels } from '@rasteh/messages/dashboard'
import { itemList } from '../fields/item-list.ts'
import { moduleOf } from '../module-fields.ts'

const { kinds, fields, hints } = dashboardLabels.modules

/** What happened to the company, in the order of time. */
export const TimelineModule = moduleOf({
  slug: 'timeline',
  labels: kinds.timeline,
  group: 'company',
  fields: [
    itemList({
      name: 'items',
      label: fields.milestones,
      item: fields.milestone,
      required: true,
      minRows: 1,
      maxRows: 40,
      fields: [
        {
          name: 'moment',
          label: fields.moment,
          type: 'text',
          required: true,
          admin: { description: hints.moment },
        },
        { name: 'title', label: fields.itemTitle, type: 'text', required: true },
        { name: 'text', label: fields.text, type: 'textarea' },
        { name: 'picture', label: fields.picture, type: 'upload', relationTo: 'media' },
      ],
    }),
  ],
})
