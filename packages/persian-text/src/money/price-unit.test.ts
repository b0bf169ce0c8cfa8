import { propertyRuns } from '@rasteh/test-kit/property'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromPriceUnit, toPriceUnit, toRials, toTomans } from './price-unit.ts'

describe('price unit', () => {
  it('counts ten Rials to the Toman', () => {
    expect([toTomans(125_000), toRials(12_500)]).toEqual([12_500, 125_000])
  })

  it('loses no Rial of an amount that is not a whole Toman', () => {
    expect(toTomans(1_234)).toBe(123.4)
  })

  it('always gives whole Rials', () => {
    expect([toRials(123.44), fromPriceUnit(10.4, 'rial')]).toEqual([1_234, 10])
  })

  it('shows Rials as they are when the shop prices in Rials', () => {
    expect(toPriceUnit(5_000, 'rial')).toBe(5_000)
  })

  it('comes back to the same Rials after being shown in either unit', () => {
    fc.assert(
      fc.property(
        fc.nat(9_000_000_000_000),
        fc.constantFrom('toman' as const, 'rial' as const),
        (rials, unit) => {
          expect(fromPriceUnit(toPriceUnit(rials, unit), unit)).toBe(rials)
        },
      ),
      propertyRuns(),
    )
  })
})
