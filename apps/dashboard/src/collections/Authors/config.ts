import { dashboardLabels } from '@rasteh/messages/dashboard'
import type { CollectionConfig } from 'payload'
import { purging } from '#publishing/purge-pages.ts'
import { shownKeys } from '#publishing/shown-keys.ts'
import { attributionAccess } from './access.ts'

const { singular, plural, description, fields, hints } = dashboardLabels.authors

/** Who is named as the writer of news. An author need not be a member of staff. */
export const Authors: CollectionConfig = {
  slug: 'authors',
  labels: { singular, plural },
  access: attributionAccess,
  hooks: purging(shownKeys.newsPart),
  versions: false,
  admin: { useAsTitle: 'name', description, defaultColumns: ['name', 'role', 'picture'] },
  defaultPopulate: { name: true },
  fields: [
    { name: 'name', label: fields.name, type: 'text', required: true, localized: true },
    {
      name: 'role',
      label: fields.role,
      type: 'text',
      localized: true,
      admin: { description: hints.role },
    },
    { name: 'picture', label: fields.picture, type: 'upload', relationTo: 'media' },
  ],
}
