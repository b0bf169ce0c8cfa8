import { dashboardLabels } from '@rasteh/messages/dashboard'
import { moduleOf } from '../module-fields.ts'

const { kinds, fields } = dashboardLabels.modules

/** A form that managers built. */
export const FormModule = moduleOf({
  slug: 'form',
  labels: kinds.form,
  group: 'contact',
  fields: [
    { name: 'form', label: fields.form, type: 'relationship', relationTo: 'forms', required: true },
    { name: 'text', label: fields.text, type: 'textarea' },
  ],
})
