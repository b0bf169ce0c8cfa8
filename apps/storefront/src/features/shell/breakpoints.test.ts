import { readFileSync } from 'node:fs'
import { MENU_MOBILE_MAX_PX } from '@rasteh/shop-core/menu'
import { SEARCH_BOX_MOBILE_MAX_PX } from '@rasteh/shop-core/search-box'
import { SIDEBAR_MAX_PX } from '@rasteh/shop-core/shell'
import { describe, expect, it } from 'vitest'

/** A media query cannot read a constant, so the style sheets repeat these; here they are held to them. */
describe('the breakpoints of the style sheets', () => {
  it.each([
    ['menu/islands/main-nav.module.css', `(width > ${MENU_MOBILE_MAX_PX}px)`],
    ['menu/islands/main-nav.module.css', `(width <= ${SIDEBAR_MAX_PX}px)`],
    ['sidebar/islands/sidebar-button.module.css', `(width <= ${SIDEBAR_MAX_PX}px)`],
    ['search/islands/search-box.module.css', `(width > ${SEARCH_BOX_MOBILE_MAX_PX}px)`],
    ['site-header.module.css', `(width > ${SEARCH_BOX_MOBILE_MAX_PX}px)`],
  ])('%s changes at %s', (file, query) => {
    expect(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')).toContain(query)
  })
})
