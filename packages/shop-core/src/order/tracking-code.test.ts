import { describe, expect, it } from 'vitest'
import { ORDER_STATES } from './order-state.ts'
import { canCorrectTracking, toTrackingCode } from './tracking-code.ts'

describe('the code of a parcel', () => {
  it.each([
    ['۱۲۳۴ ۵۶۷۸', '12345678'],
    ['١٢٣٤٥', '12345'],
    [' "AB-123" \u200f', 'AB-123'],
    ['1234', null],
    ['a'.repeat(41), null],
    ['کد-۱۲۳۴۵', null],
    ['12345; drop', null],
    ['', null],
  ])('%j is kept as %j', (typed, code) => {
    expect(toTrackingCode(typed)).toBe(code)
  })

  it('is corrected while the parcel is on its way', () => {
    const open = ORDER_STATES.filter((state) => canCorrectTracking({ state, methodId: 3 }))
    expect(open).toEqual(['shipped'])
  })
})
