import { describe, expect, it } from 'vitest'
import {
  CATEGORY_SORTS,
  choicesUrl,
  filterCount,
  type ListPlace,
  readChoices,
  SEARCH_SORTS,
  type SearchParams,
  toFieldText,
  withoutFilters,
} from './list-choices.ts'

const path = '/category/1/phones'
const place: ListPlace = { path, kept: [], sorts: CATEGORY_SORTS }
const read = (search: SearchParams, unit: 'toman' | 'rial' = 'toman') =>
  readChoices(search, CATEGORY_SORTS, unit)

const nothing = read({})

describe('what a category’s address says', () => {
  it('is the most popular first and no filter, when it says nothing', () => {
    expect(nothing).toEqual({
      sort: 'popular',
      priceFromRial: null,
      priceToRial: null,
      brands: [],
      attributes: [],
      onlyInStock: false,
      page: 1,
      after: null,
    })
    expect(filterCount(nothing)).toBe(0)
  })

  it.each([['۱۲۰,۰۰۰'], ['١٢٠٠٠٠'], ['120000'], ['120,000'], [' ۱۲۰٬۰۰۰ ']])(
    'takes the price %j in digits of any script',
    (from) => {
      expect(read({ from }).priceFromRial).toBe(1_200_000)
      expect(read({ from }, 'rial').priceFromRial).toBe(120_000)
    },
  )

  it('turns a range around that was typed the wrong way', () => {
    expect(read({ from: '900', to: '100' }, 'rial')).toMatchObject({
      priceFromRial: 100,
      priceToRial: 900,
    })
  })

  it.each([
    { from: 'abc' },
    { sort: 'best' },
    { stock: 'yes' },
    { page: '-1' },
    { from: ['1', '2'] },
    { brand: '' },
    { attr: 'رنگ' },
    { attr: ':سرخ' },
    { brand: 'a\0b' },
    { attr: ['رنگ:\0', '\0:سرخ'] },
    { page: '1', after: 'x' },
    { sort: 'relevant' },
  ])('is nothing chosen where it makes no sense: %j', (search) => {
    expect(read(search)).toEqual(nothing)
  })

  it('comes back the same after it was written', () => {
    const search = {
      sort: 'cheapest',
      from: '100',
      to: '۲۰۰',
      brand: ['نگارا', 'هماوا'],
      attr: ['رنگ:سرخ', 'رنگ:آبی', 'جنس:چرم: گاو'],
      stock: '1',
      page: '3',
      after: 'c3R1ZmY',
    }
    const choices = read(search)
    const url = new URL(choicesUrl(place, choices, 'toman'), 'http://shop')
    const brand = url.searchParams.getAll('brand')
    const attr = url.searchParams.getAll('attr')
    expect(read({ ...Object.fromEntries(url.searchParams), brand, attr })).toEqual(choices)
    expect(filterCount(choices)).toBe(7)
    expect(choices.attributes).toEqual([
      { name: 'رنگ', values: ['سرخ', 'آبی'] },
      { name: 'جنس', values: ['چرم: گاو'] },
    ])
  })

  it('carries nothing that was not chosen', () => {
    expect(choicesUrl(place, nothing, 'toman')).toBe(path)
    const narrowed = read({ sort: 'newest', brand: 'نگارا', page: '2' })
    expect(choicesUrl(place, withoutFilters(narrowed), 'toman')).toBe(`${path}?sort=newest`)
  })

  it('keeps what is searched for, and calls the best match the usual order', () => {
    const results: ListPlace = { path: '/Search-Results', kept: [['Search', 'چای']], sorts: SEARCH_SORTS }
    const choices = readChoices({ stock: '1' }, SEARCH_SORTS, 'toman')
    const { searchParams } = new URL(choicesUrl(results, choices, 'toman'), 'http://shop')
    expect(choices.sort).toBe('relevant')
    expect([...searchParams]).toEqual([
      ['Search', 'چای'],
      ['stock', '1'],
    ])
  })

  it('is shown in a field with the commas and digits of the page', () => {
    expect(toFieldText(1_200_000, { unit: 'toman', culture: 'fa-IR' })).toBe('۱۲۰,۰۰۰')
    expect(toFieldText(null, { unit: 'toman', culture: 'fa-IR' })).toBe('')
  })
})
