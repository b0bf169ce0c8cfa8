import { describe, expect, it } from 'vitest'
import { amount, inColours, inGrams, inSizes, inStorage } from './words.ts'

describe('the words of variants', () => {
  it('writes a decimal amount with the Persian sign and digits', () => {
    expect(amount(6.5, 'اینچ', 'inches')).toEqual(['۶٫۵ اینچ', '6.5 inches'])
  })

  it('names a thousand grams a kilogram', () => {
    expect(inGrams([250, 1], [1500, 2]).map(({ title }) => title)).toEqual([
      ['۲۵۰ گرمی', '250 g'],
      ['۱٫۵ کیلوگرمی', '1.5 kg'],
    ])
  })

  it('names a thousand gigabytes a terabyte, with the colour', () => {
    expect(inStorage([1000, 5, 'ink'])[0]).toEqual({
      code: '1000-ink',
      title: ['۱ ترابایت، مشکی', '1 TB, Black'],
      price: 5,
      colour: 'ink',
    })
  })

  it('gives every colour the same price and keeps the colour', () => {
    expect(inColours(9, 'red', 'navy').map(({ price, colour }) => [price, colour])).toEqual([
      [9, 'red'],
      [9, 'navy'],
    ])
  })

  it('keeps letter sizes and writes number sizes in Persian digits', () => {
    expect(inSizes(1, 'XL', '42').map(({ title }) => title[0])).toEqual(['سایز XL', 'سایز ۴۲'])
  })
})
