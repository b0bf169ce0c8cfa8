import { propertyRuns } from '@rasteh/test-kit/property'
import { assert, constantFrom, maxSafeNat, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accept, refuse } from '../outcome.ts'
import { readMoney, writeMoney } from './read-money.ts'

describe('an amount that is typed in a shop of Toman', () => {
  it.each([
    '125000',
    '۱۲۵۰۰۰',
    '١٢٥٠٠٠',
    '۱۲۵,۰۰۰',
    '۱۲۵٬۰۰۰',
    ' \u200f۱۲۵،۰۰۰ ',
    '۱۲۵٬۰۰۰ تومان',
    '۱۲۵٬۰۰۰تومن',
    '125,000 Toman',
    '۱۲۵ ۰۰۰ ت',
    '125000.00',
    '۱٬۲۵۰٬۰۰۰ ریال',
    '۱٬۲۵۰٬۰۰۰ ريال',
    '1,250,000 Rials',
    '۱٬۲۵۰٬۰۰۰ ﷼',
  ])('is one and a quarter million Rials when it says %j', (text) => {
    expect(readMoney(text, 'toman')).toEqual(accept(1_250_000))
  })

  it.each(['12.5', '۱۲٫۵', '۱۲/۵', '1,250.5 تومان', '12345 ریال'])('has no fraction such as %j', (text) => {
    expect(readMoney(text, 'toman')).toEqual(refuse({ kind: 'fraction-of-unit', unit: 'toman' }))
  })

  it.each(['', 'تومان', 'رایگان', '-5', '12 دلار', '12 تومان تومان', '12,50', '9007199254740991'])(
    'is no amount when it says %j',
    (text) => {
      expect(readMoney(text, 'toman')).toEqual(refuse({ kind: 'not-an-amount' }))
    },
  )
})

describe('an amount that is typed in a shop of Rial', () => {
  it.each([
    ['۱۲۳۴۵', 12_345],
    ['۱٬۲۵۰٬۰۰۰ تومان', 12_500_000],
    ['12345 ریال', 12_345],
  ])('says %j and is %d', (text, rials) => {
    expect(readMoney(text, 'rial')).toEqual(accept(rials))
  })

  it('has no half Rial', () => {
    expect(readMoney('12.5', 'rial')).toEqual(refuse({ kind: 'fraction-of-unit', unit: 'rial' }))
  })
})

describe('an amount that is shown', () => {
  it('stands in the unit of the shop, odd Rials too', () => {
    expect([
      writeMoney(1_250_000, 'toman'),
      writeMoney(1_250_000, 'rial'),
      writeMoney(12_345, 'toman'),
    ]).toEqual(['۱۲۵,۰۰۰', '۱,۲۵۰,۰۰۰', '۱,۲۳۴.۵'])
  })

  it('is read as the same Rials, whatever the unit', () => {
    assert(
      property(maxSafeNat(), constantFrom('toman' as const, 'rial' as const), (amount, unit) => {
        const rials = Math.floor(amount / 10) * 10
        expect(readMoney(writeMoney(rials, unit), unit)).toEqual(accept(rials))
      }),
      propertyRuns(),
    )
  })
})
