import { describe, expect, it } from 'vitest'
import { mulberry32, pick, randomOf, wholeBetween } from './random.ts'

describe('seeded chance', () => {
  it('gives the numbers that mulberry32 is known to give', () => {
    const random = mulberry32(1)
    expect([random(), random(), random()]).toEqual([
      0.6270739405881613, 0.002735721180215478, 0.5274470399599522,
    ])
  })

  it('gives each code numbers of its own, the same every time', () => {
    expect(randomOf('rug')()).toBe(randomOf('rug')())
    expect(randomOf('rug')()).not.toBe(randomOf('tea')())
  })

  it('reaches both ends of a range of whole numbers and nothing beyond', () => {
    const random = mulberry32(7)
    const seen = new Set(Array.from({ length: 200 }, () => wholeBetween(random, 1, 3)))
    expect([...seen].sort()).toEqual([1, 2, 3])
  })

  it('picks every member of a list, and complains when there is none', () => {
    const random = mulberry32(7)
    const seen = new Set(Array.from({ length: 200 }, () => pick(random, ['a', 'b'])))
    expect([...seen].sort()).toEqual(['a', 'b'])
    expect(() => pick(random, [])).toThrow('nothing to pick')
  })
})
