import { Value } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import {
  SearchRequest,
  SuggestionsWire,
  seeAllTerm,
  toSuggestions,
  toSuggestionsWire,
  toWantedSearch,
} from './search.ts'

const kettle = {
  kind: 'product' as const,
  term: 'کتری برقی',
  title: 'کتری برقی پارس',
  url: '/product/12/کتری-برقی-پارس',
  picture: null,
  categoryTitle: 'آشپزخانه',
  priceRial: 900_000,
  count: null,
}

describe('the search call', () => {
  it.each([
    [{ Term: ' کتری ' }, null],
    [{ Term: 'کتری', CategoryID: null }, null],
    [{ Term: 'کتری', CategoryID: 0 }, null],
    [{ Term: 'کتری', CategoryID: 7 }, 7],
  ])('reads %j as a search in the category %s [S3.55 S3.56]', (wire, categoryId) => {
    expect(Value.Check(SearchRequest, wire)).toBe(true)
    expect(toWantedSearch(wire)).toEqual({ term: 'کتری', categoryId })
  })

  it.each([
    {},
    { Term: 'x'.repeat(201) },
    { Term: 'x', CategoryID: -1 },
    { Term: 'x', CategoryID: 2_147_483_648 },
  ])('does not take %j', (wire) => {
    expect(Value.Check(SearchRequest, wire)).toBe(false)
  })

  it('answers suggestions that are read back as they were written [S3.57 S3.59]', () => {
    const wire = toSuggestionsWire([kettle])
    expect(Value.Check(SuggestionsWire, wire)).toBe(true)
    expect(toSuggestions(wire)).toEqual([kettle])
    const inCategory = { ...kettle, kind: 'category', priceRial: null, count: 7 } as const
    expect(toSuggestions(toSuggestionsWire([inCategory]))).toEqual([inCategory])
  })

  it('sees all results by the term of the first suggestion [S3.58]', () => {
    expect(seeAllTerm([kettle, { ...kettle, term: 'کتری سنتی' }])).toBe('کتری برقی')
  })

  it('has nothing to see when nothing is suggested', () => {
    expect(seeAllTerm([])).toBeNull()
  })
})
