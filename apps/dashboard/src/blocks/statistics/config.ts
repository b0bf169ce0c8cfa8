import { dashboardLabels } from '@rasteh/messages/dashboard'
import { itemList } from '../fields/item-list.ts'
import { moduleOf } from '../module-fields.ts'

const { kinds, fields, hints } = dashboardLabels.modules

/** Figures that say what the company is. */
export const StatisticsModule = moduleOf({
  slug: 'statistics',
  labels: kinds.statistics,
  group: 'company',
  fields: [
    itemList({
      name: 'items',
      label: fields.figures,
      item: fields.figure,
      required: true,
      minRows: 1,
      maxRows: 12,
      fields: [
        {
          name: 'value',
          label: fields.figureValue,
          type: 'text',
          required: true,
          maxLength: 24,
          admin: { description: hints.figureValue },
        },
        { name: 'title', label: fields.figureTitle, type: 'text', required: true },
      ],
    }),
  ],
})
