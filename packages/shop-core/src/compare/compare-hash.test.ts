import { describe, expect, it } from 'vitest'
import { formatCompareHash, parseCompareHash } from './compare-hash.ts'

describe('the address of the compare page', () => {
  it('names its groups after the hash', () => {
    expect(formatCompareHash([3, 12])).toBe('#/compare/3,12')
  })

  it('is read back as its groups', () => {
    expect(parseCompareHash('#/compare/3,120')).toEqual([3, 120])
  })

  it.each([
    ['', []],
    ['#/compare/', []],
    ['#/other/3', []],
    ['#/compare/3,x,-1,0,3,1e3,99999999999', [3]],
  ])('reads %j as the groups %j', (hash, groups) => {
    expect(parseCompareHash(hash)).toEqual(groups)
  })
})
