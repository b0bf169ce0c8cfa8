import { dashboardLabels } from '@rasteh/messages/dashboard'
import type { Field } from 'payload'

/**
 * What shoppers choose of the product, as `ProductOption[]`: one value of the row, because pages, lists and sheets always
 * read all of it at once. `keepOptions` lets nothing else in.
 */
export const optionsField: Field = {
  name: 'options',
  label: dashboardLabels.products.fields.options,
  type: 'json',
  admin: { disableListColumn: true, disableListFilter: true, disableBulkEdit: true, hidden: true },
}
