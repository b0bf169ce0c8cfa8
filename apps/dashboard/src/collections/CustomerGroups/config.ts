import { dashboardLabels } from '@rasteh/messages/dashboard'
import type { CollectionConfig } from 'payload'
import { tradeAccess } from '#collections/PriceLayers/access.ts'

const { singular, plural, fields } = dashboardLabels.customerGroups

export const CustomerGroups: CollectionConfig = {
  slug: 'customer-groups',
  labels: { singular, plural },
  access: tradeAccess,
  versions: false,
  admin: { useAsTitle: 'title', defaultColumns: ['title', 'updatedAt'] },
  fields: [{ name: 'title', label: fields.title, type: 'text', required: true }],
}
