import { dashboardLabels } from '@rasteh/messages/dashboard'
import type { TextField } from 'payload'
import { linkUrl } from '#fields/link-url.ts'

const { fields, hints } = dashboardLabels.modules

type UrlField = { name?: string; label?: string; required?: boolean; defaultValue?: string }

/** Where a link of a module leads: inside this site, to a part of this page, or out of it. */
export function urlField(given: UrlField = {}): TextField {
  const { name = 'address', label = fields.address, required = false, defaultValue } = given
  return {
    name,
    label,
    type: 'text',
    required,
    ...(defaultValue === undefined ? {} : { defaultValue }),
    validate: (value: unknown) => (!required && !value) || linkUrl(value),
    admin: { description: hints.address, rtl: false },
  }
}

/** The link beside a module's title that leads to all of what it shows. */
export const moreFields: TextField[] = [
  { name: 'moreTitle', label: fields.moreTitle, type: 'text' },
  urlField({ name: 'moreAddress', label: fields.moreAddress }),
]
