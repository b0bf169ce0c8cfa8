// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { BEHIND_MENU, holdFocus } from './menu-drawer.ts'
import { missingSelectors } from './platform-files.ts'

it('knows the parts of the screen by the classes that the content platform gives them', () => {
  const platforms = BEHIND_MENU.filter((selector) => !selector.startsWith('['))
  expect(missingSelectors(platforms)).toEqual([])
})

it('makes the open menu a dialog, and undoes it', () => {
  document.body.innerHTML = '<aside></aside><div class="template-default__wrap"></div>'
  const [menu, behind] = document.body.children as unknown as HTMLElement[]
  if (!menu || !behind) throw new Error('no menu')
  const release = holdFocus(menu)
  expect([menu.getAttribute('role'), menu.getAttribute('aria-modal'), behind.inert]).toEqual([
    'dialog',
    'true',
    true,
  ])
  release()
  expect([menu.getAttribute('role'), menu.getAttribute('aria-modal'), behind.inert]).toEqual([
    null,
    null,
    false,
  ])
})
