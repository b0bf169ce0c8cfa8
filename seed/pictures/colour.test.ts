import { describe, expect, it } from 'vitest'
import { darker, distance, lighter, lightness, mix } from './colour.ts'

describe('mixing colours', () => {
  it('keeps the first colour at no share and gives the second at the whole', () => {
    expect(mix('#0e7c7b', '#f2a900', 0)).toBe('#0e7c7b')
    expect(mix('#0e7c7b', '#f2a900', 1)).toBe('#f2a900')
  })

  it('writes six digits even for dark channels', () => {
    expect(mix('#000000', '#0a0a0a', 0.5)).toBe('#050505')
  })

  it('lightens towards white and darkens away from it', () => {
    expect(lightness(lighter('#b3202a', 0.4))).toBeGreaterThan(lightness('#b3202a'))
    expect(lightness(darker('#b3202a', 0.4))).toBeLessThan(lightness('#b3202a'))
  })

  it('finds a colour at no distance from itself', () => {
    expect(distance('#123456', '#123456')).toBe(0)
    expect(distance('#000000', '#ffffff')).toBeGreaterThan(440)
  })
})
