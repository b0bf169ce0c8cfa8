import { describe, expect, it } from 'vitest'
import { ANCHOR_SCROLL_MS, activeBullet } from './anchor-scroll.ts'

const sections = [
  { id: 'offers', topPx: 100 },
  { id: 'news', topPx: 900 },
]

describe('the sections of the home page', () => {
  it('are scrolled to over 800 ms [S9.37]', () => {
    expect(ANCHOR_SCROLL_MS).toBe(800)
  })

  it.each([
    [0, 'offers'],
    [899, 'offers'],
    [900, 'news'],
    [5000, 'news'],
  ])('at a scroll of %i px have the active bullet %s', (scroll, id) => {
    expect(activeBullet(sections, scroll)).toBe(id)
  })

  it('have no active bullet when there are none', () => {
    expect(activeBullet([], 10)).toBeUndefined()
  })
})
