import { dashboardLabels } from '@rasteh/messages/dashboard'
import type { Field } from 'payload'

/** Which combination of the product's options this is: keys of options with keys of values. `keepChoice` checks it. */
export const choiceField: Field = {
  name: 'choice',
  label: dashboardLabels.variants.fields.choice,
  type: 'json',
  admin: {
    disableListColumn: true,
    disableListFilter: true,
    disableBulkEdit: true,
    components: { Field: '/screens/options/choice-field.tsx#ChoiceField' },
  },
}
