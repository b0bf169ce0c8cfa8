import { dashboardLabels } from '@rasteh/messages/dashboard'
import { moduleOf } from '../module-fields.ts'

const { kinds, fields } = dashboardLabels.modules

export const RichTextModule = moduleOf({
  slug: 'richText',
  labels: kinds.richText,
  group: 'content',
  fields: [{ name: 'content', label: fields.content, type: 'richText', required: true }],
})
