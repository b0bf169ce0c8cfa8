import { describe, expect, it } from 'vitest'
import { createLexicon, LEXICON } from './lexicon.ts'
import { readLexicon } from './read-lexicon.ts'

describe('the meaning of a word', () => {
  const others = (word: string) => LEXICON.meaningOf(word)?.others ?? []

  it('goes from the thing to its kinds, and not back', () => {
    expect(others('کفش')).toContain('گیوه')
    expect(others('گیوه')).not.toContain('کفش')
    expect(LEXICON.meaningOf('گیوه')?.nearest()[0]).toContain('کفش')
  })

  it.each(['لپ تاپ', 'لپ‌تاپ', 'لپتاپ', 'لب تاب'])('is found however it is written: %s', (word) => {
    expect(others(word)).toEqual(expect.arrayContaining(['نوت بوک']))
  })

  it.each(['', 'ققنوسک', '__proto__', 'constructor'])('is nothing for %j', (word) => {
    expect(LEXICON.meaningOf(word)).toBeNull()
  })

  it('ends where words go round in a circle', () => {
    const circle = createLexicon(readLexicon('الف > ب\nب > الف', 'thing'))
    expect(circle.meaningOf('الف')?.others).toEqual(['ب'])
  })

  it.each(['> الف', 'الف > ب > ج', ' الف', '  الف', '   ', '|'])('is not read from the line %j', (line) => {
    expect(() => readLexicon(line, 'thing')).toThrow()
  })

  it('goes from the line above to those further in', () => {
    const lexicon = createLexicon(readLexicon('الف\n  ب، ج\n    د\n  ه', 'thing'))
    expect(lexicon.meaningOf('الف')?.others).toEqual(['ب', 'ه', 'ج', 'د'])
    expect(lexicon.meaningOf('ب')?.nearest()).toEqual([['الف', 'ب', 'ه', 'ج', 'د']])
    // What is a whole department is near only to what is directly in it.
    expect(lexicon.meaningOf('د')?.nearest()).toEqual([['ب', 'ج', 'د']])
  })

  it('knows how a word is written otherwise', () => {
    expect(LEXICON.meaningOf('جاروبرقی')?.spellings).toEqual(
      expect.arrayContaining(['جاروبرقی', 'جارو برقی']),
    )
  })

  it.each(['هدیه روز مادر', 'کادوی روز مادر', 'کادو برای مامان', 'روز مادر'])(
    'is an occasion: %s',
    (word) => {
      expect(LEXICON.meaningOf(word)).toMatchObject({ isOccasion: true, isQuality: false })
      expect(others(word)).toEqual(expect.arrayContaining(['روسری', 'عطر', 'جعبه هدیه']))
    },
  )

  it('is not an occasion for what is bought for it', () => {
    expect(LEXICON.meaningOf('روسری')?.nearest().flat()).not.toContain('روز مادر')
  })

  it('is without what was switched off, and only that', () => {
    const less = LEXICON.without(new Set(['گیوه']))
    expect(less.meaningOf('گیوه')).toBeNull()
    expect(less.meaningOf('کفش')?.others).not.toContain('گیوه')
    expect(less.meaningOf('کفش')?.others).toContain('کتانی')
    expect(LEXICON.meaningOf('گیوه')).not.toBeNull()
  })
})
