import { dashboardLabels } from '@rasteh/messages/dashboard'
import type { CollectionConfig } from 'payload'
import { searchTuningAccess } from './access.ts'
import { checkSynonyms } from './check-synonyms.ts'
import { triedAtField, triedFirst } from './tried-first.ts'

const { singular, plural, description, fields, hints } = dashboardLabels.searchSynonyms

/** Words that mean the same to the catalogue's search. */
export const SearchSynonyms: CollectionConfig = {
  slug: 'search-synonyms',
  labels: { singular, plural },
  access: searchTuningAccess,
  versions: { maxPerDoc: 20, drafts: { validate: true } },
  hooks: { beforeChange: [triedFirst] },
  admin: { useAsTitle: 'words', description, defaultColumns: ['words', '_status', 'triedAt'] },
  fields: [
    {
      name: 'words',
      label: fields.words,
      type: 'text',
      required: true,
      validate: checkSynonyms,
      admin: { description: hints.words },
    },
    triedAtField(fields.triedAt),
  ],
}
