import { dashboardLabels } from '@rasteh/messages/dashboard'
import type { CollectionConfig } from 'payload'
import { catalogueAccess } from '#collections/Products/access.ts'
import { wholeRials } from '#collections/whole-rials.ts'
import { variantTitle } from '#fields/variant-title.ts'

const { singular, plural, fields } = dashboardLabels.gifts

export const Gifts: CollectionConfig = {
  slug: 'gifts',
  labels: { singular, plural },
  access: catalogueAccess,
  versions: false,
  admin: {
    useAsTitle: 'variantTitle',
    listSearchableFields: ['variant.fullTitle'],
    defaultColumns: ['variant', 'fromOrderRial', 'isOffered'],
  },
  fields: [
    {
      name: 'variant',
      label: fields.variant,
      type: 'relationship',
      relationTo: 'variants',
      required: true,
      unique: true,
      // A list of its own, whose search forgives spellings; the usual one compares letter by letter.
      admin: { appearance: 'drawer' },
    },
    variantTitle,
    {
      name: 'fromOrderRial',
      label: fields.fromOrderRial,
      type: 'number',
      required: true,
      min: 0,
      validate: wholeRials,
    },
    { name: 'isOffered', label: fields.isOffered, type: 'checkbox', required: true, defaultValue: true },
  ],
}
