import { dashboardLabels } from '@rasteh/messages/dashboard'
import { moduleOf } from '../module-fields.ts'

const { kinds, fields } = dashboardLabels.modules

export const FeedbackFormModule = moduleOf({
  slug: 'feedbackForm',
  labels: kinds.feedbackForm,
  group: 'contact',
  fields: [{ name: 'text', label: fields.text, type: 'textarea' }],
})
