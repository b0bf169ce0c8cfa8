import { describe, expect, it } from 'vitest'
import { swipeOf } from './swipe.ts'

const from = { xPx: 300, yPx: 300 }
const by = (xPx: number, yPx = 0) => ({ xPx: from.xPx + xPx, yPx: from.yPx + yPx })

describe('a swipe', () => {
  it('opens the sidebar along the line of reading', () => {
    expect(swipeOf(from, by(-80), 'rtl')).toBe('swiped-open')
    expect(swipeOf(from, by(80), 'ltr')).toBe('swiped-open')
  })

  it('closes it against the line of reading', () => {
    expect(swipeOf(from, by(80), 'rtl')).toBe('swiped-closed')
    expect(swipeOf(from, by(-80), 'ltr')).toBe('swiped-closed')
  })

  it('is none when it is short or slanting', () => {
    expect(swipeOf(from, by(-59), 'rtl')).toBeNull()
    expect(swipeOf(from, by(-80, 41), 'rtl')).toBeNull()
  })
})
