import { expect, it } from 'vitest'
import { stockHint } from './stock-hint.ts'

it.each([
  [{ stock: 0, min: 1, step: 1 }, 'out'],
  [{ stock: 3, min: 4, step: 2 }, 'out'],
  [{ stock: 0, min: 0, step: 1 }, 'out'],
  [{ stock: 5, min: 1, step: 1 }, 'few'],
  [{ stock: 6, min: 1, step: 1 }, 'enough'],
  [{ stock: 12, min: 4, step: 2 }, 'few'],
])('a stock of %o is %s', (facts, hint) => {
  expect(stockHint(facts)).toBe(hint)
})
