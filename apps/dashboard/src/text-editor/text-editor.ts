import { LinkFeature, lexicalEditor, RelationshipFeature, UploadFeature } from '@payloadcms/richtext-lexical'
import { textEditorFields } from '@rasteh/messages/dashboard'
import type { Field, FieldAffectingData } from 'payload'
import { linkAddress } from '../fields/link-address.ts'

/** What a text may lead to: what has an address of its own. `site/rich-text` knows where each of them is. */
const LINKED = ['pages', 'news', 'products', 'categories'] as const

const pictureFields: Field[] = [
  { name: 'caption', label: textEditorFields.caption, type: 'text' },
  {
    name: 'alt',
    label: textEditorFields.alt,
    type: 'text',
    admin: { description: textEditorFields.altHint },
  },
]

/** The platform would encode a Persian path whole, slashes too, and refuse an address in English. */
const linkFields = (usual: readonly FieldAffectingData[]): (Field | FieldAffectingData)[] =>
  usual.map((field) =>
    'name' in field && field.name === 'url' && field.type === 'text'
      ? {
          ...field,
          hooks: {},
          validate: (value: unknown, { siblingData }: { siblingData: { linkType?: unknown } }) =>
            siblingData.linkType === 'internal' || linkAddress(value),
        }
      : field,
  )

/** The editor of every text. Pictures come from the public library alone, never from what is sold. */
export const textEditor = lexicalEditor({
  features: ({ defaultFeatures }) => [
    ...defaultFeatures.filter(({ key }) => !['link', 'relationship', 'upload'].includes(key)),
    LinkFeature({
      enabledCollections: [...LINKED],
      fields: ({ defaultFields }) => linkFields(defaultFields),
    }),
    RelationshipFeature({ enabledCollections: [...LINKED] }),
    UploadFeature({ enabledCollections: ['media'], collections: { media: { fields: pictureFields } } }),
  ],
})
