import { describe, expect, it } from 'vitest'
import { choicesAddress, filterCount, readChoices, toFieldText, withoutFilters } from './category-choices.ts'

const nothing = readChoices({}, 'toman')
const path = '/category/1/phones'

describe('what a category’s address says', () => {
  it('is the most popular first and no filter, when it says nothing', () => {
    expect(nothing).toEqual({
      sort: 'popular',
      priceFromRial: null,
      priceToRial: null,
      brands: [],
      onlyInStock: false,
      page: 1,
    })
    expect(filterCount(nothing)).toBe(0)
  })

  it.each([['۱۲۰,۰۰۰'], ['١٢٠٠٠٠'], ['120000'], ['120,000'], [' ۱۲۰٬۰۰۰ ']])(
    'takes the price %j in digits of any script',
    (from) => {
      expect(readChoices({ from }, 'toman').priceFromRial).toBe(1_200_000)
      expect(readChoices({ from }, 'rial').priceFromRial).toBe(120_000)
    },
  )

  it('turns a range around that was typed the wrong way', () => {
    expect(readChoices({ from: '900', to: '100' }, 'rial')).toMatchObject({
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
  ])('is nothing chosen where it makes no sense: %j', (search) => {
    expect(readChoices(search, 'toman')).toEqual(nothing)
  })

  it('comes back the same after it was written', () => {
    const search = {
      sort: 'cheapest',
      from: '100',
      to: '۲۰۰',
      brand: ['نگارا', 'هماوا'],
      stock: '1',
      page: '3',
    }
    const choices = readChoices(search, 'toman')
    const address = new URL(choicesAddress(path, choices, 'toman'), 'http://shop')
    const brand = address.searchParams.getAll('brand')
    expect(readChoices({ ...Object.fromEntries(address.searchParams), brand }, 'toman')).toEqual(choices)
    expect(filterCount(choices)).toBe(4)
  })

  it('carries nothing that was not chosen', () => {
    expect(choicesAddress(path, nothing, 'toman')).toBe(path)
    const narrowed = readChoices({ sort: 'newest', brand: 'نگارا', page: '2' }, 'toman')
    expect(choicesAddress(path, withoutFilters(narrowed), 'toman')).toBe(`${path}?sort=newest`)
  })

  it('is shown in a field with the commas and digits of the page', () => {
    expect(toFieldText(1_200_000, { unit: 'toman', culture: 'fa-IR' })).toBe('۱۲۰,۰۰۰')
    expect(toFieldText(null, { unit: 'toman', culture: 'fa-IR' })).toBe('')
  })
})
