import { dashboardLabels } from '@rasteh/messages/dashboard'
import type { Field } from 'payload'

const { singular, fields, hints } = dashboardLabels.seo

/** What search engines and shared links show of a page; each left blank falls back to the page's own words. */
export const seoFields: Field = {
  name: 'seo',
  label: singular,
  type: 'group',
  fields: [
    {
      name: 'title',
      label: fields.title,
      type: 'text',
      localized: true,
      maxLength: 120,
      admin: { description: hints.title },
    },
    {
      name: 'description',
      label: fields.description,
      type: 'textarea',
      localized: true,
      maxLength: 320,
      admin: { description: hints.description },
    },
    { name: 'picture', label: fields.picture, type: 'upload', relationTo: 'media' },
    { name: 'hidden', label: fields.hidden, type: 'checkbox', defaultValue: false },
  ],
}
