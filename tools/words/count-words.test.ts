import { describe, expect, it } from 'vitest'
import { countNames, loweredTo, risenAbove } from './count-words.ts'
import { findInNames } from './find-names.ts'

describe('ceilings', () => {
  it('count different names, not their uses', () => {
    const at = (text: string, line: number) => ({ text, line })
    const found = findInNames('a.ts', [at('passOn', 1), at('passOn', 2), at('passOnBody', 3)], [])
    expect(countNames(found)).toEqual({ 'pass on': 2 })
  })

  it('are broken by one more, and by a word that has none', () => {
    expect(risenAbove({ first: 1, second: 2 }, { first: 2, second: 2, third: 1 })).toEqual(['first', 'third'])
  })

  it('only fall, and are dropped at 0', () => {
    expect(loweredTo({ second: 3, first: 1 }, { second: 2, first: 2, third: 1 })).toEqual({
      first: 1,
      second: 2,
    })
  })
})
