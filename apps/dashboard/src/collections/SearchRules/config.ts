import { dashboardLabels } from '@rasteh/messages/dashboard'
import type { CollectionConfig } from 'payload'
import { searchTuningAccess } from '#collections/SearchSynonyms/access.ts'
import { triedAtField, triedFirst } from '#collections/SearchSynonyms/tried-first.ts'

const { singular, plural, description, fields, options, hints } = dashboardLabels.searchRules

/** As many places as a page of results has. */
const PLACES_MOST = 24

/** Products that come first, or higher, in the results of certain words. */
export const SearchRules: CollectionConfig = {
  slug: 'search-rules',
  labels: { singular, plural },
  access: searchTuningAccess,
  versions: { maxPerDoc: 20, drafts: { validate: true } },
  hooks: { beforeChange: [triedFirst] },
  admin: { useAsTitle: 'words', description, defaultColumns: ['words', 'kind', '_status', 'triedAt'] },
  fields: [
    { name: 'words', label: fields.words, type: 'text', required: true },
    {
      name: 'kind',
      label: fields.kind,
      type: 'select',
      required: true,
      defaultValue: 'pin',
      options: [
        { value: 'pin', label: options.kind.pin },
        { value: 'boost', label: options.kind.boost },
      ],
    },
    {
      name: 'places',
      label: fields.places,
      type: 'number',
      min: 1,
      max: PLACES_MOST,
      defaultValue: 3,
      admin: { description: hints.places, condition: ({ kind }) => kind === 'boost' },
    },
    {
      name: 'products',
      label: fields.products,
      type: 'relationship',
      relationTo: 'products',
      hasMany: true,
      required: true,
      maxRows: PLACES_MOST,
    },
    triedAtField(fields.triedAt),
  ],
}
