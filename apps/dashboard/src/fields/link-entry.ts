import { linkEntryLabels } from '@rasteh/messages/dashboard'
import type { Field, FieldHook, TextFieldSingleValidation } from 'payload'
import { linkUrl } from './link-url.ts'

const { fields, hints } = linkEntryLabels

/**
 * Where an entry of a menu leads: to a document, whose address it then follows, or to an address that a manager writes.
 * An address is kept beside a document too: code of the release before reads that alone.
 */
export const linkEntry = (addressHint?: string): Field[] => [
  {
    name: 'page',
    label: fields.page,
    type: 'relationship',
    relationTo: ['pages', 'news', 'categories', 'products', 'files'],
    admin: { description: hints.page },
  },
  {
    name: 'address',
    label: fields.address,
    type: 'text',
    required: true,
    validate: addressUnlessDocument,
    hooks: { beforeValidate: [fillAddress] },
    admin: {
      rtl: false,
      condition: (_, siblings) => !siblings?.page,
      ...(addressHint ? { description: addressHint } : {}),
    },
  },
]

const addressUnlessDocument: TextFieldSingleValidation = (value, { siblingData }) =>
  Boolean((siblingData as { page?: unknown }).page) || linkUrl(value)

const fillAddress: FieldHook = ({ value, siblingData }) => (siblingData.page && !value ? '/' : value)
