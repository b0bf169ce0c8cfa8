import { describe, expect, it } from 'vitest'
import { countNames, loweredTo, risenAbove } from './count-words.ts'
import { findInNames } from './find-names.ts'

describe('ceilings', () => {
  it('count different names, not their uses', () => {
    const at = (text: string, line: number) => ({ text, line })
    const found = findInNames('a.ts', [at('backRoom', 1), at('backRoom', 2), at('fileRoom', 3)], [])
    expect(countNames(found)).toEqual({ room: 2 })
  })

  it('are broken by one more, and by a word that has none', () => {
    expect(risenAbove({ room: 1, desk: 2 }, { room: 2, desk: 2, lure: 1 })).toEqual(['room', 'lure'])
  })

  it('only fall, and are dropped at 0', () => {
    expect(loweredTo({ room: 3, desk: 1 }, { room: 2, desk: 2, lure: 1 })).toEqual({ desk: 1, room: 2 })
  })
})
