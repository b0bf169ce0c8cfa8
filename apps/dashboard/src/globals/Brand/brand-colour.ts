import { sayColourRefusal } from '@rasteh/messages/dashboard'
import { checkBrandColour, readHex } from '@rasteh/shop-core/brand'
import type { TextField } from 'payload'

/** A colour that words can be read in, or none. It is stored as styles spell it. */
export function brandColour(field: Omit<TextField, 'type'>): TextField {
  return {
    ...field,
    type: 'text',
    validate: (value: unknown) => {
      if (value === null || value === undefined || value === '') return true
      const checked = checkBrandColour(value)
      return checked.ok || sayColourRefusal(checked.refusal)
    },
    hooks: { beforeChange: [({ value }) => (value ? (readHex(value) ?? value) : null)] },
    admin: {
      ...field.admin,
      components: { Field: '/globals/Brand/brand-colour-field.tsx#BrandColourField' },
    },
  } as TextField
}
