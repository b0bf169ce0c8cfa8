import { describe, expect, it } from 'vitest'
import { codeAt, stepOfCode } from './totp.ts'

const secret = Buffer.from('12345678901234567890')

describe('the codes of RFC 6238, appendix B', () => {
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('at second %i is %s', (second, code) => {
    expect(codeAt(secret, Math.floor(second / 30))).toBe(code)
  })

  it('are taken one step early and one step late, and no further', () => {
    const late = (seconds: number) => stepOfCode(secret, '081804', (1_111_111_109 + seconds) * 1000)
    expect([late(0), late(30), late(-59)]).toEqual([37_037_036, 37_037_036, 37_037_036])
    expect([late(31), late(-60)]).toEqual([null, null])
  })
})
