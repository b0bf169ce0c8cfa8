import { textEditorTexts } from '@rasteh/messages/dashboard'
import type { SanitizedConfig } from 'payload'

type Texts = Record<string, Record<string, unknown>>

/** Puts our names of the text editor's entries over its own, which it adds to the configuration last. */
export function sayEditorInPersian(config: SanitizedConfig): SanitizedConfig {
  const { fa } = config.i18n.translations as { fa?: { lexical?: Texts } }
  if (!fa) return config
  const own: Texts = textEditorTexts
  const texts: Texts = { ...fa.lexical }
  for (const [name, said] of Object.entries(own)) texts[name] = { ...texts[name], ...said }
  fa.lexical = texts
  return config
}
