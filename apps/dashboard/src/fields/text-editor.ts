import { LinkFeature, lexicalEditor, RelationshipFeature, UploadFeature } from '@payloadcms/richtext-lexical'
import { textEditorFields } from '@rasteh/messages/dashboard'
import type { Field } from 'payload'
import { linkFields } from '#patches/editor-link.ts'

/** What a text may link to: what has a path of its own. The storefront's `rich-text` knows the path of each. */
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
