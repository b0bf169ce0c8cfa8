import { describe, expect, it } from 'vitest'
import { parseAmount } from './parse-amount.ts'

describe('parseAmount', () => {
  it.each([
    '1250000',
    '۱۲۵۰۰۰۰',
    '١٢٥٠٠٠٠',
    '1,250,000',
    '۱,۲۵۰,۰۰۰',
    '۱٬۲۵۰٬۰۰۰',
    '۱،۲۵۰،۰۰۰',
    '۱/۲۵۰/۰۰۰',
    '1.250.000',
    "1'250'000",
    '1 250 000',
    '1\u202f250\u202f000',
    ' \u200e۱,۲۵۰,۰۰۰\u200f ',
    '1,250,000.00',
  ])('reads %j as one and a quarter million', (text) => {
    expect(parseAmount(text)).toBe(1_250_000)
  })

  it.each([
    '',
    ' ',
    'رایگان',
    '12,50',
    '1,2500',
    '1,,250',
    ',250',
    '250,',
    '1,250/000',
    '12.5',
    '-5',
    '+5',
    '1e3',
    '5 تومان',
  ])('refuses %j', (text) => {
    expect(parseAmount(text)).toBeUndefined()
  })

  it('refuses an amount too large to be held exactly', () => {
    expect(parseAmount('9007199254740993')).toBeUndefined()
  })

  it('reads a fraction of zeros as a whole amount', () => {
    expect([parseAmount('1250.0'), parseAmount('1250.00'), parseAmount('1250.000')]).toEqual([
      1250,
      1250,
      undefined,
    ])
  })
})
