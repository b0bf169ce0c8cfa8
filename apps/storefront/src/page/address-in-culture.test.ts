import { expect, it } from 'vitest'
import { addressInCulture } from './address-in-culture.ts'

const ORIGIN = 'https://rasteh.test'
const english = (address: string) => addressInCulture(address, { culture: 'en-US', origin: ORIGIN })

it.each([
  ['/news', '/news?language=en-US'],
  ['/', '/?language=en-US'],
  ['/c?page=2&after=x', '/c?page=2&after=x&language=en-US'],
  ['/#offers', '/?language=en-US#offers'],
  ["/search/q/o'clock", "/search/q/o'clock?language=en-US"],
  [`${ORIGIN}/rules`, `${ORIGIN}/rules?language=en-US`],
])('a page of the shop keeps the culture: %s', (address, kept) => {
  expect(english(address)).toBe(kept)
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
])('anything else stays as it is: %s', (address) => {
  expect(english(address)).toBe(address)
})

it('nothing is added where no culture is kept', () => {
  expect(addressInCulture('/product/1/tea', null)).toBe('/product/1/tea')
})
