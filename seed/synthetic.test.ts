import { foldText } from '@rasteh/persian-text/fold'
import { describe, expect, it } from 'vitest'
import { syntheticVocabulary } from './synthetic.ts'

const lists = Object.entries(syntheticVocabulary())

describe('the synthetic vocabulary', () => {
  it('has words enough for a million products', () => {
    expect(lists.reduce((product, [, words]) => product * words.length, 1)).toBeGreaterThan(1_000_000)
  })

  it.each(lists)('repeats none of its %s and leaves none empty', (_name, words) => {
    expect(new Set(words).size).toBe(words.length)
    expect(words.filter((word) => word.trim() !== word || word === '')).toEqual([])
  })

  it.each(lists)('holds %s that search keeps as they are shown', (_name, words) => {
    expect(words.filter((word) => foldText(word) !== word.toLowerCase())).toEqual([])
  })

  it('is the same at every call', () => {
    expect(Object.entries(syntheticVocabulary())).toEqual(lists)
  })
})
