import { describe, expect, it } from 'vitest'
import { isNumber, toNumber } from './is-number.ts'

describe('number', () => {
  it.each(['0', '7', '1250000', '007'])('accepts the plain digits %s [S5.11]', (text) => {
    expect(isNumber(text)).toBe(true)
  })

  it.each(['1,250', '12,500', '125,000', '1,250,000'])(
    'accepts the thousands commas of %s [S5.12 S9.53]',
    (text) => {
      expect(isNumber(text)).toBe(true)
    },
  )

  it.each(['0.5', '1250.75', '1,250.75'])('accepts the decimal part of %s [S5.13]', (text) => {
    expect(isNumber(text)).toBe(true)
  })

  it.each(['۱,۲۵۰.۵', '١,٢٥٠.٥'])('accepts %s in its own script', (text) => {
    expect(isNumber(text)).toBe(true)
  })

  it.each([
    '',
    ' ',
    'abc',
    '12a',
    '-5',
    '+5',
    '1e3',
    '0x1F',
    '1.2.3',
    '.5',
    '5.',
    '1 250',
    'Infinity',
    '5\n',
  ])('refuses %j [S5.14]', (text) => {
    expect(isNumber(text)).toBe(false)
  })

  it.each(['12,50', '1,2500', ',250', '250,', '1,,250', '1250,000', '1.250,5', '1٬250', '1.250,000'])(
    'refuses %j, whose commas do not part thousands [S5.14]',
    (text) => {
      expect(isNumber(text)).toBe(false)
    },
  )

  it('gives the value of what it accepts, and no value of what it refuses', () => {
    expect([toNumber('۱,۲۵۰.۵'), toNumber('12,50')]).toEqual([1250.5, Number.NaN])
  })
})
