import { dashboardLabels } from '@rasteh/messages/dashboard'
import type { CollectionConfig } from 'payload'
import { moneyAccess } from '#collections/PaymentMethods/access.ts'
import { activeFields } from '#fields/active-fields.ts'
import { askFresh } from '#screens/fresh-authentication/require-fresh.ts'

const { singular, plural, fields, options } = dashboardLabels.installmentBanks
const PROVIDERS = ['snapppay', 'digipay'] as const

/** Those who pay the shop at once and let the shopper pay them by and by. */
export const InstallmentBanks: CollectionConfig = {
  slug: 'installment-banks',
  labels: { singular, plural },
  access: moneyAccess,
  hooks: { beforeOperation: [askFresh] },
  versions: false,
  admin: { useAsTitle: 'title', defaultColumns: ['title', 'provider', 'isActive', 'position'] },
  fields: [
    { name: 'title', label: fields.title, type: 'text', required: true, localized: true },
    {
      name: 'provider',
      label: fields.provider,
      type: 'select',
      required: true,
      options: PROVIDERS.map((value) => ({ value, label: options.provider[value] })),
    },
    { name: 'text', label: fields.text, type: 'textarea', localized: true },
    ...activeFields(fields),
    { name: 'logo', label: fields.logo, type: 'upload', relationTo: 'media' },
  ],
}
