import { dashboardLabels } from '@rasteh/messages/dashboard'
import { linkUrl } from '#fields/link-url.ts'
import { sitePartAccess } from '#globals/access.ts'
import { withSiteDrafts } from '#globals/drafts/with-site-drafts.ts'

const { singular, fields, options } = dashboardLabels.header

export const Header = withSiteDrafts({
  slug: 'header',
  label: singular,
  access: sitePartAccess,
  fields: [
    { name: 'notice', label: fields.notice, type: 'text', localized: true },
    {
      name: 'noticeAddress',
      label: fields.noticeAddress,
      type: 'text',
      validate: (value: unknown) => !value || linkUrl(value),
      admin: { rtl: false },
    },
    { name: 'phone', label: fields.phone, type: 'text', admin: { rtl: false } },
    {
      name: 'searchBoxKind',
      label: fields.searchBoxKind,
      type: 'select',
      required: true,
      defaultValue: 'suggestions',
      options: [
        { value: 'suggestions', label: options.searchBoxKind.suggestions },
        { value: 'simple', label: options.searchBoxKind.simple },
        { value: 'preview', label: options.searchBoxKind.preview },
      ],
    },
    { name: 'showsClock', label: fields.showsClock, type: 'checkbox', required: true, defaultValue: true },
  ],
})
