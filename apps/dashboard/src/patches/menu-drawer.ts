import type { Patch } from './patch.ts'

/**
 * Makes the menu a dialog on a phone, where it covers the whole screen. Payload leaves what is behind it within
 * reach of keyboards and screen readers, so the parts that its classes name are made inert while the menu is open.
 */
export const menuDrawerPatch: Patch = {
  name: 'menu-drawer',
  writtenFor: { '@payloadcms/ui': '3.90.1', '@payloadcms/next': '3.90.1' },
  upstream: 'https://github.com/payloadcms/payload/issues/9610',
}

/** The button that opens the menu. */
export const MENU_OPENER = '[data-menu-opener]'
/** What lies behind the menu. */
export const BEHIND_MENU = ['.template-default__wrap', MENU_OPENER, '[data-command-bar]', '[data-skip-link]']

/** Makes an open menu a dialog. Answers how to undo it. */
export function holdFocus(drawer: HTMLElement): () => void {
  const behind = [...document.querySelectorAll<HTMLElement>(BEHIND_MENU.join(','))]
  for (const part of behind) part.inert = true
  drawer.setAttribute('role', 'dialog')
  drawer.setAttribute('aria-modal', 'true')
  return () => {
    for (const part of behind) part.inert = false
    drawer.removeAttribute('role')
    drawer.removeAttribute('aria-modal')
  }
}
