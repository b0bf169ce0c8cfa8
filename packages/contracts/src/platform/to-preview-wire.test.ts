import { propertyRuns } from '@rasteh/test-kit/property'
import fc from 'fast-check'
import { Value } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { PATHS } from '../paths.ts'
import { PreviewQuery, PreviewWire } from './preview-wire.ts'
import { searchPreviewAddress, toPreviewWire, toWantedPreview } from './to-preview-wire.ts'

const kettle = {
  kind: 'Product',
  title: 'کتری برقی',
  snippet: [
    { text: 'کتری', isMatch: true },
    { text: ' برقی...', isMatch: false },
  ],
  description: 'با ضمانت',
  url: 'https://shop.example/product/12',
}
const numbered = (count: number, kind = 'Product') =>
  Array.from({ length: count }, (_, index) => ({
    ...kettle,
    kind,
    url: `https://shop.example/${kind}/${index}`,
  }))

describe('the platform’s preview call', () => {
  it.each([
    [{ keywords: ' کتری ', culture: 'fa-IR' }, true],
    [{ keywords: 'کتری', culture: 'fa-IR', portal: -1, forceWild: 1 }, true],
    [{ keywords: 'کتری', culture: 'fa-IR', portal: 0, forceWild: 0 }, false],
  ])('reads %j as a search with word endings: %s', (wire, isWild) => {
    expect(Value.Check(PreviewQuery, wire)).toBe(true)
    expect(toWantedPreview(wire)).toEqual({ keywords: 'کتری', culture: 'fa-IR', isWild })
  })

  it('sends all of its four fields', () => {
    const wanted = { keywords: 'a&b', culture: 'fa-IR', isWild: true }
    expect(searchPreviewAddress(PATHS.searchPreview, wanted)).toBe(
      '/API/internalservices/searchService/preview?keywords=a%26b&culture=fa-IR&portal=0&forceWild=1',
    )
    expect(searchPreviewAddress('/p', { ...wanted, isWild: false })).toBe(
      '/p?keywords=a%26b&culture=fa-IR&portal=0&forceWild=0',
    )
  })

  it('answers a group with its results', () => {
    expect(toPreviewWire([kettle])).toEqual([
      {
        DocumentTypeName: 'Product',
        Results: [
          {
            Title: 'کتری برقی',
            Snippet: '<b>کتری</b> برقی...',
            Description: 'با ضمانت',
            DocumentUrl: 'https://shop.example/product/12',
            DocumentTypeName: null,
            Attributes: {},
          },
        ],
      },
    ])
  })

  it('orders its groups by their first result', () => {
    const found = [...numbered(1, 'Page'), ...numbered(2, 'News'), kettle]
    expect(toPreviewWire(found).map((group) => group.DocumentTypeName)).toEqual(['Page', 'News', 'Product'])
  })

  it('answers five results, all groups together', () => {
    const wire = toPreviewWire([...numbered(3, 'Page'), ...numbered(4, 'News')])
    expect(wire.map((group) => group.Results.length)).toEqual([3, 2])
  })

  it('answers an address once in a group', () => {
    expect(toPreviewWire([kettle, kettle])[0]?.Results).toHaveLength(1)
  })

  it('shows the title where there is no snippet', () => {
    expect(toPreviewWire([{ ...kettle, snippet: [] }])[0]?.Results[0]?.Snippet).toBe('کتری برقی')
  })

  it('encodes what HTML would read as its own', () => {
    expect(toPreviewWire([{ ...kettle, title: '<a & "b">' }])[0]?.Results[0]?.Title).toBe(
      '&#60;a &#38; &#34;b&#34;&#62;',
    )
  })

  it.each([
    ['آ'.repeat(100), 'آ'.repeat(100)],
    ['آ'.repeat(101), `${'آ'.repeat(100)}...`],
  ])('cuts a description after 100 characters', (description, shown) => {
    expect(toPreviewWire([{ ...kettle, description }])[0]?.Results[0]?.Description).toBe(shown)
  })

  it('lets no text of a document become part of the page, not even the first title', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, url) => {
        const evil = `<img src=x onerror="a">${text}`
        const snippet = [{ text: evil, isMatch: true }]
        const wire = toPreviewWire([
          { kind: 'Page', title: evil, snippet, description: evil, url: url + evil },
        ])
        const written = wire.flatMap(({ Results }) =>
          Results.flatMap((it) => [it.Title, it.Snippet.slice(3, -4), it.Description, it.DocumentUrl]),
        )
        expect(written.join('')).not.toMatch(/[<>"]/)
        expect(Value.Check(PreviewWire, wire)).toBe(true)
      }),
      propertyRuns(),
    )
  })
})
