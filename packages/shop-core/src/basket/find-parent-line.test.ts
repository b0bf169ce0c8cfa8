import { expect, it } from 'vitest'
import { aLine, aVariant } from './basket.builder.ts'
import { findParentLine } from './find-parent-line.ts'

const facts = [aVariant({ addonIds: [7, 8] }), aVariant({ productId: 2, variantId: 22, addonIds: [7] })]
const first = aLine({ id: 'first' })
const second = aLine({ id: 'second', productId: 2, variantId: 22 })
const bare = aLine({ id: 'bare', productId: 3, variantId: 33 })
const lines = [first, second, bare]

const parentOf = (given: { productId: number; addonOf?: number }, touchedIds: string[] = []) =>
  findParentLine(lines, { change: { action: 'add', quantity: 1, ...given }, touchedIds, facts })?.id

it('gives an addon to the product it names', () => {
  expect(parentOf({ productId: 7, addonOf: 1 })).toBe('first')
})

it('prefers the line of the same request among lines of the named product', () => {
  const again = aLine({ id: 'again', userDescription: 'حکاکی' })
  const change = { action: 'add', quantity: 1, productId: 7, addonOf: 1 } as const
  expect(findParentLine([first, again], { change, touchedIds: ['again'], facts })?.id).toBe('again')
})

it('gives an addon that names nothing to the last line of the request that offers it', () => {
  expect(parentOf({ productId: 7 }, ['first', 'second', 'bare'])).toBe('second')
})

it('follows the order of the request, not of the basket', () => {
  expect(parentOf({ productId: 7 }, ['second', 'first'])).toBe('first')
})

it('follows the last time a line was changed', () => {
  expect(parentOf({ productId: 7 }, ['first', 'second', 'first'])).toBe('first')
})

it('leaves what names nothing alone when no line of its request offers it', () => {
  expect(parentOf({ productId: 8 }, ['second'])).toBeUndefined()
})

it('leaves alone what the named product does not offer', () => {
  expect(parentOf({ productId: 8, addonOf: 2 })).toBeUndefined()
})

it('leaves alone what names a product that is not in the basket', () => {
  expect(parentOf({ productId: 7, addonOf: 9 })).toBeUndefined()
})

it('gives no addon to an addon', () => {
  const change = { action: 'add', quantity: 1, productId: 7 } as const
  const nested = aLine({ id: 'nested', addonOf: 'first' })
  expect(findParentLine([nested], { change, touchedIds: ['nested'], facts })).toBeUndefined()
})
