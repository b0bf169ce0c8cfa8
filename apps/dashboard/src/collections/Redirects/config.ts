import { dashboardLabels } from '@rasteh/messages/dashboard'
import type { CollectionConfig } from 'payload'
import { redirectTarget } from '#fields/link-url.ts'
import { sitePath } from '#fields/site-path.ts'
import { purging } from '#publishing/purge-pages.ts'
import { shownKeys } from '#publishing/shown-keys.ts'
import { redirectsAccess } from './access.ts'
import { settleTarget, spellPaths } from './hooks/settle-redirect.ts'

const { singular, plural, description, fields, hints } = dashboardLabels.redirects

/** Old paths that redirect to where their page went. */
export const Redirects: CollectionConfig = {
  slug: 'redirects',
  labels: { singular, plural },
  access: redirectsAccess,
  hooks: { ...purging(shownKeys.redirect), beforeValidate: [spellPaths], beforeChange: [settleTarget] },
  versions: false,
  admin: { useAsTitle: 'from', description, defaultColumns: ['from', 'to', 'isPermanent'] },
  fields: [
    {
      name: 'from',
      label: fields.from,
      type: 'text',
      required: true,
      unique: true,
      validate: sitePath,
      admin: { description: hints.from, rtl: false },
    },
    {
      name: 'to',
      label: fields.to,
      type: 'text',
      required: true,
      validate: redirectTarget,
      admin: { description: hints.to, rtl: false },
    },
    { name: 'isPermanent', label: fields.isPermanent, type: 'checkbox', required: true, defaultValue: true },
  ],
}
