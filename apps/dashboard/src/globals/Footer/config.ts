import { dashboardLabels } from '@rasteh/messages/dashboard'
import { linkEntry } from '#fields/link-entry.ts'
import { titledRows } from '#fields/titled-rows.ts'
import { sitePartAccess } from '#globals/access.ts'
import { withSiteDrafts } from '#globals/drafts/with-site-drafts.ts'

const { singular, fields } = dashboardLabels.footer

export const Footer = withSiteDrafts({
  slug: 'footer',
  label: singular,
  access: sitePartAccess,
  fields: [
    { name: 'text', label: fields.text, type: 'textarea', localized: true },
    {
      name: 'columns',
      label: fields.columns,
      labels: { singular: fields.column, plural: fields.columns },
      type: 'array',
      maxRows: 4,
      admin: { components: titledRows(fields.column) },
      fields: [
        { name: 'title', label: fields.title, type: 'text', required: true, localized: true },
        {
          name: 'links',
          label: fields.links,
          labels: { singular: fields.link, plural: fields.links },
          type: 'array',
          admin: { components: titledRows(fields.link) },
          fields: [
            { name: 'title', label: fields.title, type: 'text', required: true, localized: true },
            ...linkEntry(),
          ],
        },
      ],
    },
    { name: 'postalAddress', label: fields.postalAddress, type: 'textarea', localized: true },
    { name: 'phone', label: fields.phone, type: 'text', admin: { rtl: false } },
    { name: 'email', label: fields.email, type: 'email' },
    { name: 'workingHours', label: fields.workingHours, type: 'text', localized: true },
    { name: 'copyright', label: fields.copyright, type: 'text', localized: true },
  ],
})
