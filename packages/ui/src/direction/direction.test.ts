import { describe, expect, it } from 'vitest'
import { moveOfKey, scrollDistance, scrolledFromStart } from './direction.ts'

describe('moving along the line of reading', () => {
  it.each([
    ['ArrowLeft', 'rtl', 'next'],
    ['ArrowRight', 'rtl', 'previous'],
    ['ArrowLeft', 'ltr', 'previous'],
    ['ArrowRight', 'ltr', 'next'],
  ] as const)('takes %s in %s as %s', (key, direction, move) => {
    expect(moveOfKey(key, direction)).toBe(move)
  })

  it('leaves the other keys alone', () => {
    expect(moveOfKey('ArrowUp', 'rtl')).toBeNull()
  })

  it.each([
    ['next', 'ltr', 300],
    ['next', 'rtl', -300],
    ['previous', 'ltr', -300],
    ['previous', 'rtl', 300],
  ] as const)('scrolls to the %s in %s by %i px', (move, direction, distance) => {
    expect(scrollDistance(move, 300, direction)).toBe(distance)
  })

  it('counts what is scrolled from the start of the line in both directions', () => {
    expect([scrolledFromStart(-120), scrolledFromStart(120)]).toEqual([120, 120])
  })
})
