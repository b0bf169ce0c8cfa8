import { propertyRuns } from '@rasteh/test-kit/property'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { escapeFormula, unescapeFormula } from './csv-escaping.ts'

const hostile = fc
  .tuple(fc.stringMatching(/^['=+\-@\t\r\n]{0,4}$/), fc.string())
  .map(([start, rest]) => start + rest)

describe('a text in an exported cell', () => {
  it.each(['=1+1', '+98', '-5', '@SUM(A1)', '\t=1', '\r=1', '\n=1', "'=1", "''x"])(
    '%j begins with an apostrophe',
    (text) => {
      expect(escapeFormula(text)).toBe(`'${text}`)
    },
  )

  it.each(['فرش', "'quoted", "'", '', 'a=b'])('%j stays as it is', (text) => {
    expect(escapeFormula(text)).toBe(text)
  })

  it('never begins like a formula and comes back exactly', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(escapeFormula(text)).not.toMatch(/^[=+\-@\t\r\n]/)
        expect(unescapeFormula(escapeFormula(text))).toBe(text)
      }),
      propertyRuns(),
    )
  })
})
