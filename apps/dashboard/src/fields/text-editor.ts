import { BlocksFeature, FixedToolbarFeature, lexicalEditor } from '@payloadcms/richtext-lexical'
import { textBlocks } from '#text-editor/blocks.ts'
import { simpleFeatures } from '#text-editor/simple-features.ts'

/** The editor of every text. Its toolbar also serves the text inside a folded part, while that has the focus. */
export const textEditor = lexicalEditor({
  features: ({ defaultFeatures }) => [
    ...simpleFeatures(defaultFeatures),
    BlocksFeature({ blocks: textBlocks }),
    FixedToolbarFeature({ applyToFocusedEditor: true }),
  ],
})
