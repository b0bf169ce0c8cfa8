import { describe, expect, it } from 'vitest'
import { toBars } from './barcode.tsx'

/** The widths of the bars that are drawn. */
const barsOf = (code: string) => [...toBars(code).path.matchAll(/h(\d+)v/g)].map(([, width]) => Number(width))

describe('the bars of a code', () => {
  it('are those of Code 128: start, symbols of eleven modules, check, stop, and quiet on both sides', () => {
    // Code C: start, 10, 00, 01, the check digit and the stop of thirteen modules.
    expect(toBars('100001').width).toBe(10 + 11 * 5 + 13 + 10)
    expect(barsOf('100001').slice(0, 3)).toEqual([2, 1, 3])
    expect(barsOf('100001').slice(-4)).toEqual([2, 3, 1, 2])
  })

  it('differ from code to code, and none are drawn of what no scanner reads', () => {
    expect(toBars('100001').path).not.toBe(toBars('100002').path)
    expect(toBars('AB-12').path).not.toBe('')
    expect(toBars('۱۰۰۰۰۱').path).toBe('')
    expect(toBars('').path).toBe('')
  })
})
