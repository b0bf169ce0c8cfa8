import { dashboardLabels } from '@rasteh/messages/dashboard'
import type { CollectionConfig } from 'payload'
import { discountFields, endAfterStart } from '#collections/discount-fields.ts'
import { catalogueAccess } from '#collections/Products/access.ts'
import { announcingPrice } from '#publishing/announce-price.ts'
import { refuseUntrueOffer } from './refuse-untrue-offer.ts'

const { singular, plural, fields } = dashboardLabels.offers

/** One row a variant: two offers on one thing at one time would have to be added up, and there is no rule for it. */
export const Offers: CollectionConfig = {
  slug: 'offers',
  labels: { singular, plural },
  access: catalogueAccess,
  hooks: { beforeChange: [refuseUntrueOffer], ...announcingPrice },
  versions: false,
  admin: {
    useAsTitle: 'percent',
    listSearchableFields: ['variant.fullTitle'],
    defaultColumns: ['variant', 'kind', 'percent', 'amountRial', 'endsAt'],
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
    ...discountFields(dashboardLabels.offers),
    { name: 'startsAt', label: fields.startsAt, type: 'date' },
    { name: 'endsAt', label: fields.endsAt, type: 'date', index: true, validate: endAfterStart },
    { name: 'showDay', label: fields.showDay, type: 'checkbox', required: true, defaultValue: true },
  ],
}
