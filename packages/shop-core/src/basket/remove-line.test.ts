import { expect, it } from 'vitest'
import { aBasket, aLine } from './basket.builder.ts'
import { removeLine } from './remove-line.ts'

const product = aLine({ id: 'product' })
const addon = aLine({ id: 'addon', addonOf: 'product' })
const other = aLine({ id: 'other' })

it('removes a line with the addons attached to it', () => {
  expect(removeLine(aBasket([product, addon, other]), 'product')).toEqual(aBasket([other]))
})

it('removes an addon and keeps its product', () => {
  expect(removeLine(aBasket([product, addon]), 'addon')).toEqual(aBasket([product]))
})

it('changes nothing for an unknown line', () => {
  expect(removeLine(aBasket([product]), 'gone')).toEqual(aBasket([product]))
})
