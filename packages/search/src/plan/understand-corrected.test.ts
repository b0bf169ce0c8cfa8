import { typoCost } from '@rasteh/persian-text/search'
import { describe, expect, it } from 'vitest'
import { LEXICON } from '../lexicon/lexicon.ts'
import type { Vocabulary } from './query-plan.ts'
import { understandCorrected } from './understand-corrected.ts'
import { toProducts } from './vocabulary-of-products.ts'

const TITLES = [
  'مدادرنگی ۲۴ رنگ',
  'خودنویس فیروزه',
  'گردوی کاغذی',
  'کتاب کودک خرگوش',
  'کتاب صوتی ketab ava',
  'کتاب آشپزی',
  'مداد طراحی',
  'تی‌شرت رنگی',
]
const shop = toProducts(TITLES.map((title) => ({ title, category: 'نوشت‌افزار' })))
const words = ['مدادرنگی', 'خودنویس', 'گردو', 'کتاب', 'کودک']
const vocabulary: Vocabulary = {
  ...shop.vocabulary,
  near: async (token) =>
    words
      .filter((word) => word !== token && typoCost(token, word) < 2)
      .map((word) => ({ token: word, frequency: 1 })),
}
const understand = (text: string) =>
  understandCorrected(text, { ...shop, vocabulary, synonyms: () => [], lexicon: LEXICON })

describe('a corrected query', () => {
  it('is understood as if it had been typed: a thing of the lexicon', async () => {
    const { corrected, understood } = await understand('گردوو')
    expect(corrected).toBe('گردو')
    expect(understood.slots[0]?.meaning).toBeDefined()
    expect(understood.slots[0]?.called).toContain('!گردو')
  })

  it('is one word where the catalogue writes it so', async () => {
    const { understood } = await understand('medad rangi')
    expect(understood.slots.map(({ tokens: [best] }) => best?.token)).toEqual(['مدادرنگی'])
  })

  it('loses a space that slipped into a word', async () => {
    const { corrected, understood } = await understand('خد نویس')
    expect(corrected).toBe('خودنویس')
    expect(understood.slots).toHaveLength(1)
  })

  it('reads a Latin name beside Persian in Latin letters so too', async () => {
    expect((await understand('ketab koodak')).corrected).toBe('کتاب کودک')
    expect((await understand('ketab')).corrected).toBeNull()
  })

  it('is a word of the lexicon in Latin letters, though no product has it', async () => {
    expect((await understand('lebas')).corrected).toBe('لباس')
    expect((await understand('yalda')).understood.slots[0]?.meaning?.isOccasion).toBe(true)
  })

  it('is left alone where the very words are wanted', async () => {
    const { corrected } = await understandCorrected('گردوو', {
      ...shop,
      vocabulary,
      synonyms: () => [],
      isAsTyped: true,
    })
    expect(corrected).toBeNull()
  })
})
