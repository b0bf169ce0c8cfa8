import { dashboardLabels } from '@rasteh/messages/dashboard'
import type { TextField } from 'payload'
import { linkAddress } from '../../fields/link-address.ts'

const { fields, hints } = dashboardLabels.modules

type AddressField = { name?: string; label?: string; required?: boolean; defaultValue?: string }

/** Where a link of a module leads: inside this site, to a part of this page, or out of it. */
export function addressField(given: AddressField = {}): TextField {
  const { name = 'address', label = fields.address, required = false, defaultValue } = given
  return {
    name,
    label,
    type: 'text',
    required,
    ...(defaultValue === undefined ? {} : { defaultValue }),
    validate: (value: unknown) => (!required && !value) || linkAddress(value),
    admin: { description: hints.address, rtl: false },
  }
}

/** The link beside a module's title that leads to all of what it shows. */
export const moreFields: TextField[] = [
  { name: 'moreTitle', label: fields.moreTitle, type: 'text' },
  addressField({ name: 'moreAddress', label: fields.moreAddress }),
]
