import { dashboardLabels } from '@rasteh/messages/dashboard'
import type { CollectionConfig } from 'payload'
import { wholeRials } from '#collections/whole-rials.ts'
import { announcingPrice } from '#publishing/announce-price.ts'
import { tradeAccess } from './access.ts'

const { singular, plural, fields, hints } = dashboardLabels.priceLayers

export const PriceLayers: CollectionConfig = {
  slug: 'price-layers',
  labels: { singular, plural },
  access: tradeAccess,
  hooks: announcingPrice,
  versions: false,
  admin: {
    useAsTitle: 'fromQuantity',
    listSearchableFields: ['variant.fullTitle'],
    defaultColumns: ['variant', 'fromQuantity', 'toQuantity', 'unitPriceRial'],
  },
  fields: [
    {
      name: 'variant',
      label: fields.variant,
      type: 'relationship',
      relationTo: 'variants',
      required: true,
      index: true,
      // A list of its own, whose search forgives spellings; the usual one compares letter by letter.
      admin: { appearance: 'drawer' },
    },
    {
      name: 'fromQuantity',
      label: fields.fromQuantity,
      type: 'number',
      required: true,
      defaultValue: 1,
      min: 1,
    },
    {
      name: 'toQuantity',
      label: fields.toQuantity,
      type: 'number',
      min: 1,
      admin: { description: hints.toQuantity },
    },
    {
      name: 'unitPriceRial',
      label: fields.unitPriceRial,
      type: 'number',
      required: true,
      min: 0,
      validate: wholeRials,
    },
    {
      name: 'customerGroup',
      label: fields.customerGroup,
      type: 'relationship',
      relationTo: 'customer-groups',
      admin: { description: hints.customerGroup },
    },
  ],
}
