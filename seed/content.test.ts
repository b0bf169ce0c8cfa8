import { describe, expect, it } from 'vitest'
import { seedContent } from './content.ts'

const { news, newsroom, pages } = seedContent()

describe('the seeded content', () => {
  it('has ten news items and the corporate pages', () => {
    expect(news).toHaveLength(10)
    expect(pages.map(({ slug }) => slug)).toEqual([
      'about-us',
      'contact-us',
      'shipping',
      'returns',
      'rules',
      'buying-guide',
      'history',
      'certificates',
      'handicraft-seal',
      'careers',
    ])
  })

  it('is the same at every call', () => {
    expect(seedContent()).toEqual({ news, newsroom, pages })
  })

  it('repeats no code and no address', () => {
    const articles = [...news, ...pages]
    expect(new Set(articles.map(({ code }) => code)).size).toBe(20)
    expect(new Set(articles.map(({ slug }) => slug)).size).toBe(20)
  })

  it('names each page after the one that it is under', () => {
    const codes = pages.map(({ code }) => code)
    const early = pages.filter(({ under }, at) => under !== null && !codes.slice(0, at).includes(under))
    expect(early).toEqual([])
    expect(pages.filter(({ under }) => under !== null)).toHaveLength(3)
  })

  it('says as many paragraphs in English as in Persian, and at least two', () => {
    const odd = [...news, ...pages].filter(
      ({ bodyFa, bodyEn }) => bodyFa.length < 2 || bodyFa.length !== bodyEn.length,
    )
    expect(odd).toEqual([])
  })

  it('files each news item under a category and an author that are there', () => {
    const codes = [...newsroom.categories, ...newsroom.authors].map(({ code }) => code)
    expect(
      news.filter(({ category, author }) => !codes.includes(category) || !codes.includes(author)),
    ).toEqual([])
    expect(news.filter(({ featured }) => featured)).toHaveLength(1)
  })

  it('shows another scene with each news item', () => {
    expect(new Set(news.map(({ scene }) => scene)).size).toBe(news.length)
  })
})
