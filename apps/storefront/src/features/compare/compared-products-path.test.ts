import { expect, it } from 'vitest'
import { toComparedIds } from './compared-products-path.ts'

it('reads the asked products, each once', () => {
  expect(toComparedIds('7,3,7')).toEqual([7, 3])
})

it.each([null, '', 'a', '1,', '0', '-1', '1;drop', Array(41).fill(1).join()])(
  'refuses to read %j',
  (text) => {
    expect(toComparedIds(text)).toBeNull()
  },
)
