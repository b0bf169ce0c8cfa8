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
  admin: {
    disableListColumn: true,
    disableListFilter: true,
    disableBulkEdit: true,
    components: { Field: '/screens/options/options-field.tsx#OptionsField' },
  },
}

/** Makes the variants that the options leave to be made. It is no part of the row. */
export const combinationsField: Field = {
  name: 'combinations',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/screens/options/combinations-field.tsx#CombinationsField' },
  },
}
