import { dashboardLabels } from '@rasteh/messages/dashboard'
import type { GlobalConfig } from 'payload'
import { linkUrl } from '#fields/link-url.ts'
import { sitePartAccess } from '#globals/access.ts'
import { withHistory } from '#globals/versions.ts'
import { purgeAfterGlobalChange } from '#publishing/purge-pages.ts'
import { shownKeys } from '#publishing/shown-keys.ts'

const { singular, fields, options } = dashboardLabels.header

export const Header: GlobalConfig = {
  slug: 'header',
  label: singular,
  access: sitePartAccess,
  hooks: { afterChange: [purgeAfterGlobalChange(shownKeys.everywhere())] },
  versions: withHistory,
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
}
