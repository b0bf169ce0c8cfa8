import { dashboardLabels } from '@rasteh/messages/dashboard'
import type { CollectionConfig } from 'payload'
import { catalogueAccess } from '#collections/Products/access.ts'
import { wholeRials } from '#collections/whole-rials.ts'
import { variantTitle } from '#fields/variant-title.ts'
import { announcingPrice } from '#publishing/announce-price.ts'
import { refuseUntrueStruck } from './refuse-untrue-struck.ts'

const { singular, plural, fields } = dashboardLabels.prices

/** One row a variant, apart from it: prices change daily and by the hundred, variants seldom. */
export const Prices: CollectionConfig = {
  slug: 'prices',
  labels: { singular, plural },
  access: catalogueAccess,
  hooks: { beforeChange: [refuseUntrueStruck], ...announcingPrice },
  versions: false,
  admin: {
    useAsTitle: 'variantTitle',
    listSearchableFields: ['variant.fullTitle'],
    defaultColumns: ['variant', 'unitPriceRial', 'oldPriceRial'],
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
      name: 'unitPriceRial',
      label: fields.unitPriceRial,
      type: 'number',
      required: true,
      min: 0,
      validate: wholeRials,
    },
    { name: 'oldPriceRial', label: fields.oldPriceRial, type: 'number', min: 0, validate: wholeRials },
  ],
}
