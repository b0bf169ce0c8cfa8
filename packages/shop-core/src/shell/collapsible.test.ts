import { describe, expect, it } from 'vitest'
import {
  COLLAPSIBLE_SET_AFTER_MS,
  shownHeightPx,
  startCollapsible,
  toggleCollapsible,
} from './collapsible.ts'

describe('a collapsible block', () => {
  it('is 230 px high by default [S9.40]', () => {
    expect(shownHeightPx(startCollapsible(900))).toBe(230)
  })

  it('has the height its data gives', () => {
    expect(shownHeightPx(startCollapsible(900, 400))).toBe(400)
    expect(startCollapsible(900, 1).heightPx).toBe(1)
  })

  it.each([0, -5, null, undefined, Number.NaN])(
    'has its default height when the data height is %s',
    (height) => {
      expect(startCollapsible(900, height).heightPx).toBe(230)
    },
  )

  it.each([
    [260, undefined, false],
    [261, undefined, true],
    [430, 400, false],
    [431, 400, true],
  ])('of %i px with data height %s has a toggle: %s', (content, data, hasToggle) => {
    expect(startCollapsible(content, data).hasToggle).toBe(hasToggle)
  })

  it('is set after 800 ms [S9.44]', () => {
    expect(COLLAPSIBLE_SET_AFTER_MS).toBe(800)
  })

  it('goes between its default and its full height', () => {
    const opened = toggleCollapsible(startCollapsible(900))
    expect(shownHeightPx(opened)).toBe(900)
    expect(shownHeightPx(toggleCollapsible(opened))).toBe(230)
  })

  it('is shown whole when it has no toggle', () => {
    const short = startCollapsible(250)
    expect(shownHeightPx(short)).toBe(250)
    expect(toggleCollapsible(short)).toEqual(short)
  })
})
