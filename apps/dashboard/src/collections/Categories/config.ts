import { dashboardLabels } from '@rasteh/messages/dashboard'
import type { CollectionConfig } from 'payload'
import { catalogueAccess } from '#collections/Products/access.ts'
import { seoFields } from '#fields/seo-fields.ts'
import { purgeAfterChange, purgeAfterDelete } from '#publishing/purge-pages.ts'
import { shownKeys } from '#publishing/shown-keys.ts'
import { refreshSearchOfCategory } from './hooks/refresh-search.ts'

const { singular, plural, fields } = dashboardLabels.categories

export const Categories: CollectionConfig = {
  slug: 'categories',
  labels: { singular, plural },
  access: catalogueAccess,
  hooks: {
    afterChange: [refreshSearchOfCategory, purgeAfterChange(shownKeys.category)],
    afterDelete: [purgeAfterDelete(shownKeys.category)],
  },
  trash: true,
  versions: false,
  admin: { useAsTitle: 'title', defaultColumns: ['title', 'slug', 'position'] },
  defaultPopulate: { title: true, slug: true },
  fields: [
    { name: 'title', label: fields.title, type: 'text', required: true, localized: true },
    { name: 'slug', label: fields.slug, type: 'text', required: true, index: true },
    { name: 'description', label: fields.description, type: 'textarea', localized: true },
    { name: 'parent', label: fields.parent, type: 'relationship', relationTo: 'categories' },
    { name: 'picture', label: fields.picture, type: 'upload', relationTo: 'media' },
    { name: 'position', label: fields.position, type: 'number', required: true, defaultValue: 0 },
    seoFields,
  ],
}
