import { describe, expect, it } from 'vitest'
import {
  isWideForSearch,
  PREVIEW_DELAY_MS,
  SEARCH_BOX_EXPAND_PX,
  SEARCH_DEBOUNCE_MS,
  searchButtonAction,
  wantsPreview,
  wantsSuggestions,
} from './search-box-limits.ts'

describe('the search box', () => {
  it('expands to 210 px [S9.30]', () => {
    expect(SEARCH_BOX_EXPAND_PX).toBe(210)
  })

  it.each([
    [768, false],
    [769, true],
  ])('at %i px may expand: %s [S9.31]', (width, wide) => {
    expect(isWideForSearch(width)).toBe(wide)
  })

  it.each([
    { width: 1200, isExpanded: false, action: 'expand' },
    { width: 1200, isExpanded: true, action: 'go' },
    { width: 500, isExpanded: false, action: 'go' },
  ])(
    'at $width px, expanded $isExpanded, answers its button with "$action"',
    ({ width, isExpanded, action }) => {
      expect(searchButtonAction(width, isExpanded)).toBe(action)
    },
  )
})

describe('suggestions', () => {
  it('wait for 800 ms without typing [S9.32]', () => {
    expect(SEARCH_DEBOUNCE_MS).toBe(800)
  })

  it.each([
    ['کتری', '', true],
    ['کتری ', 'کتری', false],
    ['کتری', ' کتری', false],
    ['کتری', 'کت', true],
    ['', 'کت', false],
    ['  ', '', false],
  ])('for %j after %j are asked for: %s', (text, last, wanted) => {
    expect(wantsSuggestions(text, last)).toBe(wanted)
  })
})

describe('the platform’s preview', () => {
  it.each([
    ['ک', false],
    [' ک ', false],
    ['کت', true],
    ['😀', false],
  ])('for %j is asked for: %s [S9.33]', (text, wanted) => {
    expect(wantsPreview(text)).toBe(wanted)
  })

  it('waits 100 ms [S9.34]', () => {
    expect(PREVIEW_DELAY_MS).toBe(100)
  })
})
