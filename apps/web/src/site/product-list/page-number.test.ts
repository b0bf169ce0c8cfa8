import { expect, it } from 'vitest'
import { toPageNumber } from './page-number.ts'

it.each([
  ['3', 3],
  ['999', 200],
  ['0', 1],
  ['-2', 1],
  ['2x', 1],
  [undefined, 1],
  [['2', '3'], 1],
])('takes the page %j as %i', (text, page) => {
  expect(toPageNumber(text)).toBe(page)
})
