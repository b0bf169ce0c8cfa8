import { dashboardLabels } from '@rasteh/messages/dashboard'
import type { CollectionConfig } from 'payload'
import { catalogueAccess } from '#collections/Products/access.ts'
import { purging } from '#publishing/purge-pages.ts'
import { shownKeys } from '#publishing/shown-keys.ts'

const { singular, plural, description, fields } = dashboardLabels.productGroups

/** Products of one group can be compared with each other. */
export const ProductGroups: CollectionConfig = {
  slug: 'product-groups',
  labels: { singular, plural },
  access: catalogueAccess,
  hooks: purging(shownKeys.everywhere),
  versions: false,
  admin: { useAsTitle: 'title', description, defaultColumns: ['title', 'updatedAt'] },
  fields: [{ name: 'title', label: fields.title, type: 'text', required: true, localized: true }],
}
