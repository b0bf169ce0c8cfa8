// @vitest-environment jsdom
import { createSay } from '@rasteh/messages/say'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { renderIslands } from '../../../test/islands/island-page.tsx'
import { examples } from './examples.ts'
import { GalleryPage } from './gallery-page.tsx'

beforeAll(() => {
  // Each island names the texts that this page has not.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  document.body.innerHTML = renderIslands(<GalleryPage say={createSay({}, 'fa-IR')} />)
})

afterAll(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

it.each(examples.map(({ name }) => name))('shows %s in both directions', (name) => {
  const shown = [...document.querySelectorAll(`#${name} [data-culture-shown]`)]
  expect(shown.map((one) => one.getAttribute('dir'))).toEqual(['rtl', 'ltr'])
  for (const one of shown) expect(one.querySelector('figure')).not.toBeNull()
})

it('has an island for each part that acts, and for no other', () => {
  const islands = [...document.querySelectorAll('rasteh-island')].map((one) => one.closest('section')?.id)
  const acting = examples.filter((example) => !('Example' in example)).flatMap(({ name }) => [name, name])
  expect(islands).toEqual(acting)
})
