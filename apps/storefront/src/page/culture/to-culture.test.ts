import { expect, it } from 'vitest'
import { toCulture } from './to-culture.ts'

const to = (query: string, culture: 'fa-IR' | 'en-US') =>
  toCulture({ path: '/company/iso', query: new URLSearchParams(query), culture })

it('names the culture that it leads to, the default one too', () => {
  expect(to('', 'fa-IR')).toBe('/company/iso?language=fa-IR')
  expect(to('', 'en-US')).toBe('/company/iso?language=en-US')
})

it('keeps what else was asked for, and no other culture', () => {
  expect(to('language=en-US&utm_source=mail&language=en', 'fa-IR')).toBe(
    '/company/iso?utm_source=mail&language=fa-IR',
  )
})

it('leads nowhere else, whatever the query holds', () => {
  expect(to('x=%0d%0aset-cookie:a&//evil.example', 'fa-IR')).toBe(
    '/company/iso?x=%0D%0Aset-cookie%3Aa&%2F%2Fevil.example=&language=fa-IR',
  )
})
