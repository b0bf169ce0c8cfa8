import { describe, expect, it } from 'vitest'
import { isSidebarWidth, stepSidebar } from './sidebar.ts'

describe('the sidebar', () => {
  it.each([
    [700, true],
    [701, false],
  ])('is there at %i px: %s [S9.25]', (width, there) => {
    expect(isSidebarWidth(width)).toBe(there)
  })

  it.each([
    ['closed', 'button', 'open'],
    ['closed', 'swiped-open', 'open'],
    ['closed', 'swiped-closed', 'closed'],
    ['open', 'button', 'closed'],
    ['open', 'swiped-closed', 'closed'],
    ['open', 'dismissed', 'closed'],
    ['open', 'resized', 'open'],
  ] as const)('that is %s and %s is %s on a phone', (state, kind, next) => {
    expect(stepSidebar(state, { kind, widthPx: 412 })).toBe(next)
  })

  it('closes when the window becomes wider than 700 px', () => {
    expect(stepSidebar('open', { kind: 'resized', widthPx: 701 })).toBe('closed')
  })

  it('is not opened by a swipe on a wide screen', () => {
    expect(stepSidebar('closed', { kind: 'swiped-open', widthPx: 1200 })).toBe('closed')
  })
})
