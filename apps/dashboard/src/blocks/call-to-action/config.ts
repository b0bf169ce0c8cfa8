import { dashboardLabels } from '@rasteh/messages/dashboard'
import { urlField } from '../fields/url-field.ts'
import { moduleOf } from '../module-fields.ts'

const { kinds, fields } = dashboardLabels.modules

/** A band that asks visitors for one thing, and offers a second. */
export const CallToActionModule = moduleOf({
  slug: 'callToAction',
  labels: kinds.callToAction,
  group: 'content',
  fields: [
    { name: 'text', label: fields.text, type: 'textarea' },
    { name: 'buttonTitle', label: fields.buttonTitle, type: 'text', required: true },
    urlField({ required: true }),
    { name: 'secondTitle', label: fields.secondTitle, type: 'text' },
    urlField({ name: 'secondAddress', label: fields.secondAddress }),
  ],
})
