import { describe, expect, it } from 'vitest'
import { alternatesOf, cultureOfUrl, inCulture } from './alternates.ts'

describe('a page in two cultures', () => {
  it('is plain in Persian', () => {
    expect(alternatesOf('/news', 'fa-IR').canonical).toBe('/news')
  })

  it('names its culture in English', () => {
    expect(alternatesOf('/news', 'en-US').canonical).toBe('/news?language=en-US')
  })

  it('names all its forms in each of them', () => {
    const languages = { fa: '/', en: '/?language=en-US', 'x-default': '/' }
    expect(alternatesOf('/', 'fa-IR').languages).toEqual(languages)
    expect(alternatesOf('/', 'en-US').languages).toEqual(languages)
  })

  it('adds the culture to an address that asks for something already', () => {
    expect(inCulture('/category/1/x?page=2', 'en-US')).toBe('/category/1/x?page=2&language=en-US')
  })

  it('adds the culture before the place on the page', () => {
    expect(inCulture('/#offers', 'en-US')).toBe('/?language=en-US#offers')
  })
})

it.each([
  ['language=en-US', 'en-US'],
  ['page=2&language=en', 'en-US'],
  ['language=fa-IR', null],
  ['language=de', null],
  ['page=2', null],
])('of an address with %s, the links keep %s', (query, culture) => {
  expect(cultureOfUrl(new URLSearchParams(query))).toBe(culture)
})

it('of a page without an English text are Persian alone, wherever it is shown', () => {
  for (const culture of ['fa-IR', 'en-US'] as const)
    expect(alternatesOf('/iso', culture, ['fa'])).toEqual({
      canonical: '/iso',
      languages: { fa: '/iso', 'x-default': '/iso' },
    })
})

it('of a page without a Persian text are English alone, for everybody else too', () => {
  for (const culture of ['fa-IR', 'en-US'] as const)
    expect(alternatesOf('/export', culture, ['en'])).toEqual({
      canonical: '/export?language=en-US',
      languages: { en: '/export?language=en-US', 'x-default': '/export?language=en-US' },
    })
})

it('of a page that is whole in no language is the plain one', () => {
  expect(alternatesOf('/half', 'en-US', [])).toEqual({
    canonical: '/half',
    languages: { fa: '/half', 'x-default': '/half' },
  })
})
