import { dashboardLabels } from '@rasteh/messages/dashboard'
import { itemList } from '../fields/item-list.ts'
import { moduleOf } from '../module-fields.ts'

const { kinds, fields, hints } = dashboardLabels.modules

const ROWS_MOST = 12

/** Ways to reach the shop, without a map: those come from other origins. */
export const ContactModule = moduleOf({
  slug: 'contact',
  labels: kinds.contact,
  group: 'contact',
  fields: [
    itemList({
      name: 'addresses',
      label: fields.addresses,
      item: fields.postalAddress,
      maxRows: ROWS_MOST,
      fields: [
        { name: 'title', label: fields.itemTitle, type: 'text' },
        { name: 'text', label: fields.postalAddress, type: 'textarea', required: true },
      ],
    }),
    itemList({
      name: 'phones',
      label: fields.phones,
      item: fields.phone,
      maxRows: ROWS_MOST,
      fields: [
        { name: 'title', label: fields.itemTitle, type: 'text' },
        {
          name: 'number',
          label: fields.phoneNumber,
          type: 'text',
          required: true,
          admin: { description: hints.phoneNumber, rtl: false },
        },
      ],
    }),
    itemList({
      name: 'hours',
      label: fields.hours,
      item: fields.hour,
      maxRows: ROWS_MOST,
      fields: [
        { name: 'title', label: fields.days, type: 'text', required: true },
        { name: 'times', label: fields.times, type: 'text', required: true },
      ],
    }),
    { name: 'email', label: fields.email, type: 'email' },
  ],
})
