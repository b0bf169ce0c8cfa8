// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { textEditorButtons, textEditorEnglish, textEditorParts } from '@rasteh/messages/dashboard'
import { expect, it } from 'vitest'
import { nameEditorButtons, REMOVE_PART } from './editor-button-names.ts'
import { missingSelectors, platformScripts } from './platform-files.ts'

const [[key, name] = []] = Object.entries(textEditorButtons)

it('knows the buttons by the attributes that the editor gives them', () => {
  expect(missingSelectors(['[data-button-key]', '[data-dropdown-key]', REMOVE_PART])).toEqual([])
})

it('names buttons that the editor has', () => {
  const editor = platformScripts('@payloadcms/richtext-lexical/dist/features/**/*.js')
  const ours = readFileSync(join(import.meta.dirname, '../text-editor/table/feature.client.tsx'), 'utf8')
  expect(Object.keys(textEditorButtons).filter((button) => !(editor + ours).includes(button))).toEqual([])
})

it('knows what the editor would still say in English', () => {
  const editor = platformScripts('@payloadcms/richtext-lexical/dist/{features,lexical}/**/*.js')
  const said = [
    ...Object.keys(textEditorEnglish).map((one) => `"aria-label": "${one}"`),
    'tooltip: "Remove Block"',
  ]
  expect(said.filter((one) => !editor.includes(one))).toEqual([])
})

it.each([
  [`<button data-button-key="${key}"></button>`, name],
  ['<button aria-label="Remove link"></button>', textEditorEnglish['Remove link']],
  [`<button class="btn ${REMOVE_PART.slice(1)}">Remove Block</button>`, textEditorParts.remove],
])('names a button that comes later: %s', async (button, said) => {
  const stop = nameEditorButtons(document.body)
  document.body.innerHTML = button
  await new Promise((next) => setTimeout(next))
  stop()
  expect(document.querySelector('button')?.ariaLabel).toBe(said)
})
