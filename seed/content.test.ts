import { describe, expect, it } from 'vitest'
import { seedContent } from './content.ts'

const { news, pages } = seedContent()

describe('the seeded content', () => {
  it('has ten news items and the seven corporate pages', () => {
    expect(news).toHaveLength(10)
    expect(pages.map(({ slug }) => slug)).toEqual([
      'about-us',
      'contact-us',
      'shipping',
      'returns',
      'rules',
      'buying-guide',
      'careers',
    ])
  })

  it('is the same at every call', () => {
    expect(seedContent()).toEqual({ news, pages })
  })

  it('repeats no code and no address', () => {
    const articles = [...news, ...pages]
    expect(new Set(articles.map(({ code }) => code)).size).toBe(17)
    expect(new Set(articles.map(({ slug }) => slug)).size).toBe(17)
  })

  it('says as many paragraphs in English as in Persian, and at least two', () => {
    const odd = [...news, ...pages].filter(
      ({ bodyFa, bodyEn }) => bodyFa.length < 2 || bodyFa.length !== bodyEn.length,
    )
    expect(odd).toEqual([])
  })

  it('shows another scene with each news item', () => {
    expect(new Set(news.map(({ scene }) => scene)).size).toBe(news.length)
  })
})
