import { dashboardLabels } from '@rasteh/messages/dashboard'
import { itemList } from '../fields/item-list.ts'
import { moduleOf } from '../module-fields.ts'

const { kinds, fields } = dashboardLabels.modules

/** Questions with their answers, folded until somebody opens one. */
export const FaqModule = moduleOf({
  slug: 'faq',
  labels: kinds.faq,
  group: 'company',
  fields: [
    itemList({
      name: 'items',
      label: fields.questions,
      item: fields.question,
      required: true,
      minRows: 1,
      maxRows: 60,
      fields: [
        { name: 'title', label: fields.question, type: 'text', required: true },
        { name: 'text', label: fields.answer, type: 'textarea', required: true },
      ],
    }),
  ],
})
