import { dashboardLabels } from '@rasteh/messages/dashboard'
import type { CollectionConfig } from 'payload'
import { moneyAccess } from '#collections/PaymentMethods/access.ts'
import { activeFields } from '#fields/active-fields.ts'
import { askFresh } from '#screens/fresh-authentication/require-fresh.ts'

const { singular, plural, fields, options } = dashboardLabels.banks
const GATEWAYS = ['zarinpal', 'sep', 'mellat', 'zibal', 'vandar', 'parsian'] as const

export const Banks: CollectionConfig = {
  slug: 'banks',
  labels: { singular, plural },
  access: moneyAccess,
  hooks: { beforeOperation: [askFresh] },
  versions: false,
  admin: { useAsTitle: 'title', defaultColumns: ['title', 'gateway', 'isActive', 'position'] },
  fields: [
    { name: 'title', label: fields.title, type: 'text', required: true, localized: true },
    {
      name: 'gateway',
      label: fields.gateway,
      type: 'select',
      required: true,
      options: GATEWAYS.map((value) => ({ value, label: options.gateway[value] })),
    },
    ...activeFields(fields),
    { name: 'logo', label: fields.logo, type: 'upload', relationTo: 'media' },
  ],
}
