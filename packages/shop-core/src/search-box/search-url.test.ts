import { propertyRuns } from '@rasteh/test-kit/property'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanSearchTerm, simpleSearchUrl, suggestionSearchUrl } from './search-url.ts'

const searchPage = '/search'
const specified = '! * \' ( ) ; : @ & = + $ , / ? # [ ] < > % { } | " \\ ^ ` ~'.split(' ')

describe('the address of a suggestion search', () => {
  it('without a category is the search page and the term [S2.06]', () => {
    expect(suggestionSearchUrl({ searchPage, text: 'kettle' })).toBe('/search/q/kettle')
  })

  it('with a category names it before the term [S2.07]', () => {
    expect(suggestionSearchUrl({ searchPage, text: 'kettle', categoryId: 12 })).toBe(
      '/search/cid/12/q/kettle',
    )
  })

  it('has hyphens in place of spaces [S2.08]', () => {
    expect(suggestionSearchUrl({ searchPage, text: ' steel electric  kettle ' })).toBe(
      '/search/q/steel-electric-kettle',
    )
  })

  it('is URL-encoded [S2.09]', () => {
    expect(suggestionSearchUrl({ searchPage, text: 'کتری' })).toBe('/search/q/%DA%A9%D8%AA%D8%B1%DB%8C')
  })

  it('keeps the half space of a Persian word', () => {
    expect(suggestionSearchUrl({ searchPage, text: 'می‌ز' })).toBe(`/search/q/${encodeURIComponent('می‌ز')}`)
  })

  it.each(['', '   ', '?!', ' & ', '.', '..'])('is none for %j', (text) => {
    expect(suggestionSearchUrl({ searchPage, text })).toBeNull()
  })

  it('always stays under the search page, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const address = suggestionSearchUrl({ searchPage, text }) ?? '/search/q/x'
        expect(new URL(address, 'https://shop.example').pathname).toMatch(/^\/search\/q\/[^/]+$/)
      }),
      propertyRuns(),
    )
  })

  it('can be made of a text that a cut paste has broken', () => {
    expect(() => suggestionSearchUrl({ searchPage, text: '\ud83d' })).not.toThrow()
  })
})

describe('what a visitor searches for', () => {
  it.each(specified)('is without the character %s [S5.85]', (character) => {
    expect(cleanSearchTerm(`کت${character}ری`)).toBe('کتری')
  })

  it('is stripped of all of them at once [S5.85]', () => {
    expect(specified).toHaveLength(29)
    expect(cleanSearchTerm(`${specified.join('')}چای${specified.join('')}`)).toBe('چای')
  })

  it('keeps letters, digits, hyphens and dots', () => {
    expect(cleanSearchTerm('USB-C ۲.۰_م')).toBe('USB-C ۲.۰_م')
  })
})

describe('the address of a simple search', () => {
  it('carries the encoded text', () => {
    expect(simpleSearchUrl('/Search-Results', 'چای سبز')).toBe(
      '/Search-Results?Search=%DA%86%D8%A7%DB%8C%20%D8%B3%D8%A8%D8%B2',
    )
  })

  it('is none for a blank text', () => {
    expect(simpleSearchUrl('/Search-Results', ' ')).toBeNull()
  })
})
