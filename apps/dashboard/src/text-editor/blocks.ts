import { FixedToolbarFeature, lexicalEditor } from '@payloadcms/richtext-lexical'
import { textEditorBlocks, textEditorFields } from '@rasteh/messages/dashboard'
import { toEmbed } from '@rasteh/shop-core/embeds'
import type { Block } from 'payload'
import { simpleFeatures } from './simple-features.ts'

/** A part of a text that is folded until somebody opens it. No block is inside it: one level is enough to read. */
const collapsible: Block = {
  slug: 'collapsible',
  labels: textEditorBlocks.collapsible,
  admin: { disableBlockName: true },
  fields: [
    { name: 'heading', label: textEditorFields.foldTitle, type: 'text', required: true },
    {
      name: 'body',
      label: textEditorFields.foldBody,
      type: 'richText',
      required: true,
      editor: lexicalEditor({
        features: ({ defaultFeatures }) => [
          ...simpleFeatures(defaultFeatures),
          FixedToolbarFeature({ disableIfParentHasFixedToolbar: true }),
        ],
      }),
    },
    { name: 'isOpen', label: textEditorFields.foldOpen, type: 'checkbox', defaultValue: false },
  ],
}

/** A video of another site. Which sites are allowed is in the shop's settings; before that, it is a link. */
const embed: Block = {
  slug: 'embed',
  labels: textEditorBlocks.embed,
  admin: { disableBlockName: true },
  fields: [
    {
      name: 'url',
      label: textEditorFields.embedUrl,
      type: 'text',
      required: true,
      validate: (value: unknown) => toEmbed(value) !== null || textEditorFields.embedRefused,
      admin: { description: textEditorFields.embedHint, rtl: false },
    },
    { name: 'caption', label: textEditorFields.embedTitle, type: 'text', required: true },
  ],
}

export const textBlocks: Block[] = [collapsible, embed]
