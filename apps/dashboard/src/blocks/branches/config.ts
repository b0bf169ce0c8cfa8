import { dashboardLabels } from '@rasteh/messages/dashboard'
import { itemList } from '../fields/item-list.ts'
import { urlField } from '../fields/url-field.ts'
import { moduleOf } from '../module-fields.ts'

const { kinds, fields, hints } = dashboardLabels.modules

/** Branches with address, telephone and opening hours. A map is a link: its pictures would come from another origin. */
export const BranchesModule = moduleOf({
  slug: 'branches',
  labels: kinds.branches,
  group: 'company',
  fields: [
    itemList({
      name: 'items',
      label: fields.branches,
      item: fields.branch,
      required: true,
      minRows: 1,
      maxRows: 100,
      fields: [
        { name: 'title', label: fields.branchName, type: 'text', required: true },
        { name: 'text', label: fields.postalAddress, type: 'textarea', required: true },
        {
          name: 'phone',
          label: fields.phone,
          type: 'text',
          admin: { description: hints.phoneNumber, rtl: false },
        },
        { name: 'times', label: fields.hours, type: 'textarea' },
        urlField({ label: fields.mapAddress }),
        { name: 'picture', label: fields.picture, type: 'upload', relationTo: 'media' },
      ],
    }),
  ],
})
