import { BlocksFeature, FixedToolbarFeature, lexicalEditor } from '@payloadcms/richtext-lexical'
import { textEditorFields } from '@rasteh/messages/dashboard'
import { textBlocks } from '#text-editor/blocks.ts'
import { simpleFeatures } from '#text-editor/simple-features.ts'

/** The editor of every text. Its toolbar also serves the text inside a folded part, while that has the focus. */
const platformEditor = lexicalEditor({
  features: ({ defaultFeatures }) => [
    ...simpleFeatures(defaultFeatures),
    BlocksFeature({ blocks: textBlocks }),
    FixedToolbarFeature({ applyToFocusedEditor: true }),
  ],
})

/** The same, and a text with a part that is refused says so in Persian; the platform says it in English only. */
export const textEditor: typeof platformEditor = async (given) => {
  const editor = await platformEditor(given)
  return {
    ...editor,
    validate: async (value, options) => {
      const answer = await editor.validate(value, options)
      return isPartRefused(answer) ? textEditorFields.partRefused : answer
    },
  }
}

const isPartRefused = (answer: string | true) => answer !== true && answer.includes('node failed to validate')
