import { dashboardLabels } from '@rasteh/messages/dashboard'
import type { CollectionConfig } from 'payload'
import { tradeAccess } from '#collections/PriceLayers/access.ts'

const { singular, plural, fields } = dashboardLabels.marketers

export const Marketers: CollectionConfig = {
  slug: 'marketers',
  labels: { singular, plural },
  access: tradeAccess,
  versions: false,
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'customer'] },
  fields: [
    { name: 'name', label: fields.name, type: 'text', required: true },
    {
      name: 'customer',
      label: fields.customer,
      type: 'relationship',
      relationTo: 'customers',
      required: true,
      unique: true,
    },
    {
      name: 'mayUseOwnCode',
      label: fields.mayUseOwnCode,
      type: 'checkbox',
      required: true,
      defaultValue: false,
    },
  ],
}
