import { dashboardLabels } from '@rasteh/messages/dashboard'
import type { CollectionConfig } from 'payload'
import { sections } from '#blocks/all.ts'
import { withDrafts } from '#collections/drafts.ts'
import { purging } from '#publishing/purge-pages.ts'
import { shownKeys } from '#publishing/shown-keys.ts'
import { sharedSectionsAccess } from './access.ts'
import { refuseUsedSections } from './refuse-used-sections.ts'

const { singular, plural, description, fields, hints } = dashboardLabels.sharedSections

/** A section that is written once and placed on many pages. Each language has one of its own, as with pages. */
export const SharedSections: CollectionConfig = {
  slug: 'shared-sections',
  labels: { singular, plural },
  access: sharedSectionsAccess,
  hooks: { ...purging(shownKeys.sharedSection), beforeDelete: [refuseUsedSections] },
  versions: withDrafts,
  defaultPopulate: { title: true },
  admin: { useAsTitle: 'title', description, defaultColumns: ['title', '_status', 'updatedAt'] },
  fields: [
    {
      name: 'title',
      label: fields.title,
      type: 'text',
      required: true,
      maxLength: 120,
      admin: { description: hints.title },
    },
    {
      name: 'layout',
      label: fields.layout,
      labels: { singular: fields.module, plural: fields.layout },
      type: 'blocks',
      blocks: sections,
      localized: true,
      required: true,
      minRows: 1,
      maxRows: 1,
    },
    {
      name: 'uses',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/screens/media/section-uses-field.tsx#SectionUsesField' },
      },
    },
  ],
}
