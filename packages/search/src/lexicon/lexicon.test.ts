import { describe, expect, it } from 'vitest'
import { BRANDS } from './brands.ts'
import { DIGITAL } from './goods-digital.ts'
import { FOOD_AND_CULTURE } from './goods-food-culture.ts'
import { HOME } from './goods-home.ts'
import { OTHER_GOODS } from './goods-other.ts'
import { STYLE } from './goods-style.ts'
import { createLexicon, LEXICON } from './lexicon.ts'
import { QUALITIES } from './qualities.ts'
import { readLexicon, toKey } from './read-lexicon.ts'

const CONCEPTS = [DIGITAL, HOME, FOOD_AND_CULTURE, STYLE, OTHER_GOODS, BRANDS, QUALITIES].flatMap((text) =>
  readLexicon(text, false),
)

describe('the lexicon that ships', () => {
  it('has groups of words that are each written once', () => {
    expect(CONCEPTS.length).toBeGreaterThan(400)
    const heads = CONCEPTS.map(({ words }) => toKey(words[0] ?? ''))
    expect(heads.filter((head, at) => heads.indexOf(head) !== at)).toEqual([])
  })

  it('names as nearest only what it knows', () => {
    const near = CONCEPTS.flatMap((concept) => concept.near)
    expect(near.filter((word) => LEXICON.meaningOf(word) === null)).toEqual([])
  })

  it('is no kind of itself', () => {
    const circles = CONCEPTS.filter(({ words, kinds }) => {
      const own = new Set(words.map(toKey))
      return kinds.some((kind) =>
        CONCEPTS.some(
          (below) =>
            toKey(below.words[0] ?? '') === toKey(kind) &&
            below.kinds.some((further) => own.has(toKey(further))),
        ),
      )
    })
    expect(circles.map(({ words }) => words[0])).toEqual([])
  })
})

describe('the meaning of a word', () => {
  const others = (word: string) => LEXICON.meaningOf(word)?.others ?? []

  it('goes from the thing to its kinds, and not back', () => {
    expect(others('کفش')).toContain('گیوه')
    expect(others('گیوه')).not.toContain('کفش')
    expect(LEXICON.meaningOf('گیوه')?.nearest[0]).toContain('کفش')
  })

  it.each(['لپ تاپ', 'لپ‌تاپ', 'لپتاپ', 'لب تاب'])('is found however it is written: %s', (word) => {
    expect(others(word)).toEqual(expect.arrayContaining(['نوت بوک']))
  })

  it.each(['', 'ققنوسک', '__proto__', 'constructor'])('is nothing for %j', (word) => {
    expect(LEXICON.meaningOf(word)).toBeNull()
  })

  it('ends where words go round in a circle', () => {
    const circle = createLexicon(readLexicon('الف > ب\nب > الف', false))
    expect(circle.meaningOf('الف')?.others).toEqual(['ب'])
  })

  it.each(['> الف', 'الف > ب > ج', ''])('is not read from the line %j', (line) => {
    expect(() => readLexicon(line, false)).toThrow()
  })
})
