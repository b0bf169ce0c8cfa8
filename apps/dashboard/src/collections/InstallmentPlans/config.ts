import { dashboardLabels } from '@rasteh/messages/dashboard'
import type { CollectionConfig } from 'payload'
import { moneyAccess } from '#collections/PaymentMethods/access.ts'
import { wholeRials } from '#collections/whole-rials.ts'
import { activeFields } from '#fields/active-fields.ts'
import { askFresh } from '#screens/fresh-authentication/require-fresh.ts'

const { singular, plural, description, fields } = dashboardLabels.installmentPlans

/** The shop's own instalments: a down payment by bank, then monthly dues. */
export const InstallmentPlans: CollectionConfig = {
  slug: 'installment-plans',
  labels: { singular, plural },
  access: moneyAccess,
  hooks: { beforeOperation: [askFresh] },
  versions: false,
  admin: {
    useAsTitle: 'title',
    description,
    defaultColumns: ['title', 'months', 'downPaymentPercent', 'isActive'],
  },
  fields: [
    { name: 'title', label: fields.title, type: 'text', required: true, localized: true },
    { name: 'months', label: fields.months, type: 'number', required: true, min: 1, max: 60 },
    {
      name: 'downPaymentPercent',
      label: fields.downPaymentPercent,
      type: 'number',
      required: true,
      defaultValue: 20,
      min: 0,
      max: 100,
    },
    {
      name: 'monthlyFeePercent',
      label: fields.monthlyFeePercent,
      type: 'number',
      required: true,
      defaultValue: 0,
      min: 0,
      max: 100,
    },
    { name: 'minPayableRial', label: fields.minPayableRial, type: 'number', min: 0, validate: wholeRials },
    { name: 'maxPayableRial', label: fields.maxPayableRial, type: 'number', min: 0, validate: wholeRials },
    ...activeFields(fields),
  ],
}
