import { dashboardLabels } from '@rasteh/messages/dashboard'
import type { CollectionConfig } from 'payload'
import { catalogueAccess } from '#collections/Products/access.ts'
import { provinceField } from '#fields/province-field.ts'

const { singular, plural, fields } = dashboardLabels.cities

/** Where the shop sends to; addresses and delivery prices name these. */
export const Cities: CollectionConfig = {
  slug: 'cities',
  labels: { singular, plural },
  access: catalogueAccess,
  versions: false,
  admin: { useAsTitle: 'title', defaultColumns: ['title', 'province'] },
  fields: [
    { name: 'title', label: fields.title, type: 'text', required: true, localized: true },
    { ...provinceField('province', fields.province), required: true, index: true },
  ],
}
