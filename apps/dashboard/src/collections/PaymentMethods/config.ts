import { dashboardLabels } from '@rasteh/messages/dashboard'
import type { CollectionConfig } from 'payload'
import { wholeRials } from '#collections/whole-rials.ts'
import { activeFields } from '#fields/active-fields.ts'
import { askFresh } from '#screens/fresh-authentication/require-fresh.ts'
import { moneyAccess } from './access.ts'

const { singular, plural, fields, options, hints } = dashboardLabels.paymentMethods
const KINDS = ['1', '2', '3', '5', '6', '7'] as const

/** The ways to pay, by the wire's numbers (shop-core/checkout). One row each: the kind is what the number means. */
export const PaymentMethods: CollectionConfig = {
  slug: 'payment-methods',
  labels: { singular, plural },
  access: moneyAccess,
  hooks: { beforeOperation: [askFresh] },
  versions: false,
  admin: { useAsTitle: 'title', defaultColumns: ['title', 'kind', 'isActive', 'position'] },
  fields: [
    {
      name: 'kind',
      label: fields.kind,
      type: 'select',
      required: true,
      unique: true,
      options: KINDS.map((value) => ({ value, label: options.kind[value] })),
    },
    { name: 'title', label: fields.title, type: 'text', required: true, localized: true },
    { name: 'text', label: fields.text, type: 'textarea', localized: true },
    ...activeFields(fields),
    {
      name: 'minPayableRial',
      label: fields.minPayableRial,
      type: 'number',
      min: 0,
      validate: wholeRials,
      admin: { description: hints.minPayableRial },
    },
    {
      name: 'maxPayableRial',
      label: fields.maxPayableRial,
      type: 'number',
      min: 0,
      validate: wholeRials,
      admin: { description: hints.maxPayableRial },
    },
  ],
}
