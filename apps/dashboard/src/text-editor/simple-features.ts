import { LinkFeature, RelationshipFeature, UploadFeature } from '@payloadcms/richtext-lexical'
import { textEditorFields } from '@rasteh/messages/dashboard'
import { PICTURE_WIDTHS } from '@rasteh/shop-core/media'
import type { Field } from 'payload'
import { linkFields } from '#patches/editor-link.ts'
import { tableFeature } from './table/feature.ts'

/** What a text may link to: what has a path of its own. The storefront's `rich-text` knows the path of each. */
const LINKED = ['pages', 'news', 'products', 'categories', 'files'] as const

const pictureFields: Field[] = [
  { name: 'caption', label: textEditorFields.caption, type: 'text' },
  {
    name: 'alt',
    label: textEditorFields.alt,
    type: 'text',
    admin: { description: textEditorFields.altHint },
  },
  {
    name: 'width',
    label: textEditorFields.width,
    type: 'select',
    defaultValue: PICTURE_WIDTHS[0],
    options: PICTURE_WIDTHS.map((value) => ({ value, label: textEditorFields.widths[value] })),
  },
]

/** What every text may hold, inside a folded part too. Pictures come from the public library alone, never from what is sold. */
export const simpleFeatures = <Feature extends { key: string }>(usual: readonly Feature[]) => [
  ...usual.filter(({ key }) => !['link', 'relationship', 'upload'].includes(key)),
  LinkFeature({
    enabledCollections: [...LINKED],
    fields: ({ defaultFields }) => linkFields(defaultFields),
  }),
  RelationshipFeature({ enabledCollections: [...LINKED] }),
  UploadFeature({ enabledCollections: ['media'], collections: { media: { fields: pictureFields } } }),
  tableFeature(),
]
