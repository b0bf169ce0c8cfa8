import { dashboardLabels } from '@rasteh/messages/dashboard'
import { moduleOf } from '../module-fields.ts'

const { kinds, fields } = dashboardLabels.modules

export const SpecialOrderModule = moduleOf({
  slug: 'specialOrder',
  labels: kinds.specialOrder,
  group: 'contact',
  fields: [{ name: 'text', label: fields.text, type: 'textarea' }],
})
