import { dashboardLabels } from '@rasteh/messages/dashboard'
import { itemList } from '../fields/item-list.ts'
import { moduleOf } from '../module-fields.ts'

const { kinds, fields, hints } = dashboardLabels.modules

/** A table of facts: measures, prices of a service, opening times. */
export const DataTableModule = moduleOf({
  slug: 'dataTable',
  labels: kinds.dataTable,
  group: 'content',
  fields: [
    {
      name: 'heads',
      label: fields.heads,
      type: 'textarea',
      required: true,
      admin: { description: hints.cells },
    },
    itemList({
      name: 'rows',
      label: fields.rows,
      item: fields.row,
      required: true,
      minRows: 1,
      maxRows: 100,
      fields: [
        { name: 'title', label: fields.rowTitle, type: 'text', required: true },
        { name: 'cells', label: fields.cells, type: 'textarea', admin: { description: hints.rowCells } },
      ],
    }),
  ],
})
