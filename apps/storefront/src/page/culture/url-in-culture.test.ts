import { expect, it } from 'vitest'
import { urlInCulture } from './url-in-culture.ts'

const ORIGIN = 'https://rasteh.test'
const english = (url: string) => urlInCulture(url, { culture: 'en-US', origin: ORIGIN })

it.each([
  ['/news', '/news?language=en-US'],
  ['/', '/?language=en-US'],
  ['/c?page=2&after=x', '/c?page=2&after=x&language=en-US'],
  ['/#offers', '/?language=en-US#offers'],
  ["/search/q/o'clock", "/search/q/o'clock?language=en-US"],
  [`${ORIGIN}/rules`, `${ORIGIN}/rules?language=en-US`],
])('a page of the shop keeps the culture: %s', (url, kept) => {
  expect(english(url)).toBe(kept)
})

it.each([
  '?language=fa-IR',
  '/news?language=fa-IR',
  '#content',
  '//evil.test/',
  'https://other.test/x',
  `${ORIGIN}.evil.test/x`,
  'tel:+982100',
  '/media/tea.webp',
  '/assets/start.js',
  '/dashboard/products',
])('anything else stays as it is: %s', (url) => {
  expect(english(url)).toBe(url)
})

it('nothing is added where no culture is kept', () => {
  expect(urlInCulture('/product/1/tea', null)).toBe('/product/1/tea')
})
