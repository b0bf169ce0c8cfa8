import { dashboardLabels } from '@rasteh/messages/dashboard'
import type { CollectionConfig } from 'payload'
import { contentAccess } from '../Pages/access.ts'

const { singular, plural, fields } = dashboardLabels.pages

export const Pages: CollectionConfig = {
  slug: 'pages',
  labels: { singular, plural },
  access: contentAccess,
  trash: true,
  versions: false,
  admin: { useAsTitle: 'title', defaultColumns: ['title', 'slug', 'updatedAt'] },
  fields: [
    { name: 'title', label: fields.title, type: 'text', required: true, localized: true },
    { name: 'slug', label: fields.slug, type: 'text', required: true, unique: true },
    { name: 'summary', label: fields.summary, type: 'textarea', localized: true },
    { name: 'body', label: fields.body, type: 'textarea', localized: true },
    { name: 'picture', label: fields.picture, type: 'upload', relationTo: 'media' },
  ],
}
