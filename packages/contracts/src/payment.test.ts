import { Value } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import {
  ConnectionCheckRequest,
  REGION_CHECK_CULTURE,
  RegionCheckQuery,
  toConnectionCheck,
  toRegion,
} from './payment.ts'

const orderId = '0192f8a0-7b1c-7def-8a12-3456789abcde'

describe('the connection check', () => {
  it('takes the culture and the order', () => {
    const wire = { Culture: 'fa-IR', OrderId: orderId }
    expect(Value.Check(ConnectionCheckRequest, wire)).toBe(true)
    expect(toConnectionCheck(wire)).toEqual({ culture: 'fa-IR', orderId })
  })

  it.each([{ Culture: 'fa-IR' }, { Culture: 'fa-IR', OrderId: '../1' }, { Culture: '', OrderId: orderId }])(
    'does not take %j',
    (wire) => {
      expect(Value.Check(ConnectionCheckRequest, wire)).toBe(false)
    },
  )
})

describe('the region check', () => {
  it('asks about ir [S9.09]', () => {
    expect(REGION_CHECK_CULTURE).toBe('ir')
  })

  it('takes a country in any case', () => {
    expect(Value.Check(RegionCheckQuery, { arg: 'IR' })).toBe(true)
    expect(toRegion({ arg: 'IR' })).toBe('ir')
  })

  it.each(['', 'iran', '۱۲'])('does not take "%s"', (arg) => {
    expect(Value.Check(RegionCheckQuery, { arg })).toBe(false)
  })
})
