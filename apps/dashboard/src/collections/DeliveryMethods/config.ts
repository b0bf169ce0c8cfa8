import { dashboardLabels, rateTexts } from '@rasteh/messages/dashboard'
import type { CollectionConfig, Field } from 'payload'
import { tradeAccess } from '#collections/PriceLayers/access.ts'
import { wholeRials } from '#collections/whole-rials.ts'
import { activeFields } from '#fields/active-fields.ts'
import { provinceField } from '#fields/province-field.ts'
import { rowsSaying } from '#fields/titled-rows.ts'
import { scheduleFields } from './schedule-fields.ts'

const { singular, plural, fields, options, hints } = dashboardLabels.deliveryMethods

/** A group of provinces and cities; one that names none is everywhere (shop-core/checkout). */
const places = (): Field[] => [
  { ...provinceField('provinces', fields.provinces), hasMany: true, admin: { description: hints.provinces } },
  { name: 'cities', label: fields.cities, type: 'relationship', relationTo: 'cities', hasMany: true },
]

export const DeliveryMethods: CollectionConfig = {
  slug: 'delivery-methods',
  labels: { singular, plural },
  access: tradeAccess,
  versions: false,
  admin: { useAsTitle: 'title', defaultColumns: ['title', 'kind', 'isActive', 'position'] },
  fields: [
    { name: 'title', label: fields.title, type: 'text', required: true, localized: true },
    {
      name: 'kind',
      label: fields.kind,
      type: 'select',
      required: true,
      defaultValue: 'post',
      options: [
        { value: 'post', label: options.kind.post },
        { value: 'courier', label: options.kind.courier },
        { value: 'freight', label: options.kind.freight },
        { value: 'collect', label: options.kind.collect },
      ],
      admin: { description: hints.kind },
    },
    { name: 'text', label: fields.text, type: 'textarea', localized: true },
    ...activeFields(fields),
    ...places(),
    {
      name: 'freeFromRial',
      label: fields.freeFromRial,
      type: 'number',
      min: 0,
      validate: wholeRials,
      admin: { description: hints.freeFromRial },
    },
    {
      name: 'rates',
      label: fields.rates,
      labels: { singular: fields.rate, plural: fields.rates },
      type: 'array',
      admin: {
        components: rowsSaying(fields.rate, [
          { field: 'upToGrams', text: rateTexts.upToGrams },
          { field: 'priceRial', isMoney: true },
        ]),
      },
      fields: [
        ...places(),
        {
          name: 'upToGrams',
          label: fields.upToGrams,
          type: 'number',
          min: 1,
          admin: { description: hints.upToGrams },
        },
        {
          name: 'priceRial',
          label: fields.priceRial,
          type: 'number',
          required: true,
          min: 0,
          validate: wholeRials,
        },
      ],
    },
    ...scheduleFields(),
  ],
}
