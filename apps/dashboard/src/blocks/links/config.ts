import { dashboardLabels } from '@rasteh/messages/dashboard'
import { LINKS_USUAL } from '@rasteh/shop-core/modules'
import { itemList } from '../fields/item-list.ts'
import { urlField } from '../fields/url-field.ts'
import { moduleOf } from '../module-fields.ts'

const { kinds, fields, options, hints } = dashboardLabels.modules

const FUNCTION_NAME = /^[A-Za-z_$][\w$]{0,63}$/

export const LinksModule = moduleOf({
  slug: 'links',
  labels: kinds.links,
  group: 'content',
  fields: [
    itemList({
      name: 'items',
      label: fields.items,
      item: fields.item,
      required: true,
      minRows: 1,
      maxRows: 48,
      fields: [
        { name: 'title', label: fields.itemTitle, type: 'text', required: true },
        { name: 'text', label: fields.text, type: 'textarea' },
        { name: 'picture', label: fields.picture, type: 'upload', relationTo: 'media' },
        urlField(),
      ],
    }),
    {
      name: 'firstCount',
      label: fields.firstCount,
      type: 'number',
      required: true,
      min: 1,
      max: 48,
      defaultValue: LINKS_USUAL.firstCount,
      admin: { description: hints.firstCount },
    },
    { name: 'animationEnable', label: fields.animationEnable, type: 'checkbox', defaultValue: true },
    {
      name: 'animationName',
      label: fields.animationName,
      type: 'select',
      required: true,
      defaultValue: 'rise',
      options: Object.entries(options.animationName).map(([value, label]) => ({ value, label })),
    },
    {
      name: 'animationTime',
      label: fields.animationTime,
      type: 'number',
      required: true,
      min: 0,
      max: 5000,
      defaultValue: LINKS_USUAL.animationTimeMs,
    },
    {
      name: 'callback',
      label: fields.callback,
      type: 'text',
      defaultValue: LINKS_USUAL.callback,
      validate: (value: unknown) => !value || FUNCTION_NAME.test(String(value)) || hints.callbackRefused,
      admin: { description: hints.callback, rtl: false },
    },
  ],
})
