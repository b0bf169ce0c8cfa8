import { expect, expectTypeOf, it } from 'vitest'
import { fromWire } from './from-wire.ts'

it('spells the names of a wire value as inside, at every depth', () => {
  const wire = {
    PaymentMethodID: 3,
    ID: 1,
    Address: { CityTitle: 'تهران', ProvinceId: 8 },
    Lines: [{ Title: 'چای', Tags: ['Black', 'Tea'] }],
    HoldExpiresAt: null,
    kind: 'kept',
  }
  const inside = fromWire(wire)
  expect(inside).toEqual({
    paymentMethodId: 3,
    id: 1,
    address: { cityTitle: 'تهران', provinceId: 8 },
    lines: [{ title: 'چای', tags: ['Black', 'Tea'] }],
    holdExpiresAt: null,
    kind: 'kept',
  })
  expectTypeOf(inside.paymentMethodId).toBeNumber()
  expectTypeOf(inside.lines[0]?.title).toEqualTypeOf<string | undefined>()
})

it('keeps a value that has no names', () => {
  expect(fromWire(['A', 1, null])).toEqual(['A', 1, null])
})
