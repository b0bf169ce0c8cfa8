import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { textEditorTexts } from '@rasteh/messages/dashboard'
import type { SanitizedConfig } from 'payload'
import { describe, expect, it } from 'vitest'
import { builtConfig } from './built-config.ts'
import { sayEditorInPersian } from './editor-texts.ts'

type Texts = Record<string, Record<string, string>>
const textsOf = ({ i18n }: SanitizedConfig) => (i18n.translations as { fa?: { lexical?: Texts } }).fa?.lexical
const [[entry, said] = ['', {}]] = Object.entries(textEditorTexts as Texts)
const given = { i18n: { translations: { fa: { lexical: { [entry]: said } } } } } as object

describe("the names of the text editor's entries", () => {
  it('would still be the editor’s own, where ours are given beforehand', async () => {
    const built = await builtConfig({ editor: lexicalEditor({}), ...given })
    expect(textsOf(built)?.[entry]).not.toEqual(expect.objectContaining(said))
  })

  it('are ours in the built configuration', async () => {
    const built = sayEditorInPersian(await builtConfig({ editor: lexicalEditor({}) }))
    expect(textsOf(built)?.[entry]).toEqual(expect.objectContaining(said))
  })
})
