import { dashboardLabels } from '@rasteh/messages/dashboard'
import type { CollectionConfig } from 'payload'
import { tradeAccess } from '#collections/PriceLayers/access.ts'
import { rowsSaying } from '#fields/titled-rows.ts'

const { singular, plural, description, fields, options } = dashboardLabels.searchJudgements

/** Searches whose best answers are known: what every change of the search is measured by. */
export const SearchJudgements: CollectionConfig = {
  slug: 'search-judgements',
  labels: { singular, plural },
  access: tradeAccess,
  versions: false,
  admin: { useAsTitle: 'text', description, defaultColumns: ['text', 'updatedAt'] },
  fields: [
    { name: 'text', label: fields.text, type: 'text', required: true, unique: true },
    {
      name: 'answers',
      label: fields.answers,
      labels: { singular: fields.answer, plural: fields.answers },
      type: 'array',
      admin: { components: rowsSaying(fields.answer, [{ field: 'grade', options: options.grade }]) },
      required: true,
      minRows: 1,
      maxRows: 50,
      fields: [
        // Not required: a product that is removed for good must not be held back by its row here.
        { name: 'product', label: fields.product, type: 'relationship', relationTo: 'products' },
        {
          name: 'grade',
          label: fields.grade,
          type: 'select',
          required: true,
          defaultValue: '3',
          options: (['3', '2', '1'] as const).map((value) => ({ value, label: options.grade[value] })),
        },
      ],
    },
  ],
}
