import { textEditorTexts } from '@rasteh/messages/dashboard'
import type { SanitizedConfig } from 'payload'
import type { Patch } from './patch.ts'

/**
 * Puts our names of the text editor's entries over its own. The editor adds its texts to the configuration last, over
 * those that were given there, so they are put into the built configuration.
 */
export const editorTextsPatch: Patch = {
  name: 'editor-texts',
  writtenFor: { '@payloadcms/richtext-lexical': '3.90.1' },
  upstream: null,
}

type Texts = Record<string, Record<string, unknown>>

/** The same configuration with the editor's entries named by us. */
export function sayEditorInPersian(config: SanitizedConfig): SanitizedConfig {
  const { fa } = config.i18n.translations as { fa?: { lexical?: Texts } }
  if (!fa) return config
  const own: Texts = textEditorTexts
  const texts: Texts = { ...fa.lexical }
  for (const [name, said] of Object.entries(own)) texts[name] = { ...texts[name], ...said }
  fa.lexical = texts
  return config
}
