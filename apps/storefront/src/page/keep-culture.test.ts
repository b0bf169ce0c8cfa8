import { describe, expect, it } from 'vitest'
import { addressInCulture, keepCulture, menuInCulture } from './keep-culture.ts'

const ORIGIN = 'https://rasteh.test'
const english = (html: string) => keepCulture(html, 'en-US', ORIGIN)

describe('the links of a page that was asked for in English by its address', () => {
  it.each([
    ['<a href="/news">', '<a href="/news?language=en-US">'],
    ['<a class="a b" href="/">', '<a class="a b" href="/?language=en-US">'],
    ['<a href="/c?page=2&amp;after=x">', '<a href="/c?page=2&amp;after=x&amp;language=en-US">'],
    ['<a href="/#offers">', '<a href="/?language=en-US#offers">'],
    ['<a href="/search/q/o&#x27;clock">', '<a href="/search/q/o&#x27;clock?language=en-US">'],
    [`<a href="${ORIGIN}/rules">`, `<a href="${ORIGIN}/rules?language=en-US">`],
    ['<link rel="next" href="/c?page=3"/>', '<link rel="next" href="/c?page=3&amp;language=en-US"/>'],
  ])('keep it: %s', (link, kept) => {
    expect(english(`<p>${link}</p>`)).toBe(`<p>${kept}</p>`)
  })

  it.each([
    '<a href="?language=fa-IR">',
    '<a href="/news?language=fa-IR">',
    '<a href="#content">',
    '<a href="//evil.test/">',
    '<a href="https://other.test/x">',
    `<a href="${ORIGIN}.evil.test/x">`,
    '<a href="tel:+982100">',
    '<a href="/media/tea.webp">',
    '<a href="/dashboard/products">',
    '<link rel="canonical" href="/news"/>',
    '<link rel="alternate" hrefLang="fa" href="/news"/>',
    '<abbr href="/news">',
  ])('stay as they are: %s', (link) => {
    expect(english(link)).toBe(link)
  })
})

it('leaves the links of every other page as they are', () => {
  expect(keepCulture('<a href="/news">', null, ORIGIN)).toBe('<a href="/news">')
})

it('leads to an address in the culture that was asked for', () => {
  expect(addressInCulture('/product/1/tea', 'en-US', ORIGIN)).toBe('/product/1/tea?language=en-US')
  expect(addressInCulture('https://other.test/', 'en-US', ORIGIN)).toBe('https://other.test/')
  expect(addressInCulture('/product/1/tea', null, ORIGIN)).toBe('/product/1/tea')
})

it('leads from a menu and all below it to the culture that was asked for', () => {
  const leaf = { id: '2', title: 'Green', address: '/category/2/green', children: [] }
  const menu = [{ id: '1', title: 'Tea', address: '/category/1/tea', children: [leaf] }]
  expect(menuInCulture(menu, 'en-US', ORIGIN)).toEqual([
    {
      id: '1',
      title: 'Tea',
      address: '/category/1/tea?language=en-US',
      children: [{ ...leaf, address: '/category/2/green?language=en-US' }],
    },
  ])
})
