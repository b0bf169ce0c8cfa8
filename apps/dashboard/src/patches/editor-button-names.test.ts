// @vitest-environment jsdom
import { textEditorButtons } from '@rasteh/messages/dashboard'
import { expect, it } from 'vitest'
import { nameEditorButtons } from './editor-button-names.ts'
import { missingSelectors, platformScripts } from './platform-files.ts'

const [[key, name] = []] = Object.entries(textEditorButtons)

it('knows the buttons by the attributes that the editor gives them', () => {
  expect(missingSelectors(['[data-button-key]', '[data-dropdown-key]'])).toEqual([])
})

it('names buttons that the editor has', () => {
  const editor = platformScripts('@payloadcms/richtext-lexical/dist/features/**/*.js')
  expect(Object.keys(textEditorButtons).filter((button) => !editor.includes(button))).toEqual([])
})

it('names a button that comes later', async () => {
  const stop = nameEditorButtons(document.body)
  document.body.innerHTML = `<button data-button-key="${key}"></button>`
  await new Promise((next) => setTimeout(next))
  stop()
  expect(document.querySelector('button')?.ariaLabel).toBe(name)
})
