import ts from 'typescript'
import { expect, it } from 'vitest'
import { findWireNames, wireNames, wireNamesIn } from './wire-names.ts'

const parse = (text: string) =>
  ts.createSourceFile('a.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)

it('keeps the spelling of the wire out of components, hooks and views', () => {
  // The mapper is packages/shop-client, or the feature's own `…-from-wire.ts`.
  expect(findWireNames()).toEqual([])
})

it.each([
  ['const a = checkout.NeedsAddress', 'NeedsAddress'],
  ['const { CityTitle } = address', 'CityTitle'],
  ['const body = { PaymentMethodID: 3 }', 'PaymentMethodID'],
  ["import type { OrderWire } from '@rasteh/contracts/orders'", 'OrderWire'],
])('finds the name of the wire in %s', (text, name) => {
  expect(wireNamesIn(parse(text), wireNames())).toEqual([name])
})

it('takes components and keys of texts for what they are', () => {
  const text =
    "const a = <Picture picture={gift.picture} alt={say('Title')} /> \nconst b = <part.ConfirmWindow />"
  expect(wireNamesIn(parse(text), wireNames())).toEqual([])
})
