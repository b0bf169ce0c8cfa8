import { describe, expect, it } from 'vitest'
import { toTokens, toWords } from './to-words.ts'

describe('toTokens', () => {
  it.each([
    ['256 گیگ', '256gb'],
    ['۲۵۶گیگابایت', '256gb'],
    ['٢٥٦ گیگا بایت', '256gb'],
    ['256GB', '256gb'],
    ['256G', '256gb'],
    ['۱ ترابایت', '1tb'],
    ['1024 گیگ', '1tb'],
    ['14"', '14in'],
    ['۱۴ اینچی', '14in'],
    ['6.7inch', '6.7in'],
    ['۶٫۷ اینچ', '6.7in'],
    ['6/7 اینچ', '6.7in'],
    ['۱٫۵ لیتر', '1.5l'],
    ['1.5L', '1.5l'],
    ['۵۰۰ سی‌سی', '500ml'],
    ['65 وات', '65w'],
    ['65W', '65w'],
    ['۲۰٬۰۰۰ میلی‌آمپر ساعت', '20000mah'],
    ['20000 میلی آمپر', '20000mah'],
    ['20000mAh', '20000mah'],
    ['یک کیلو', '1kg'],
    ['۱۰۰۰ گرم', '1kg'],
    ['نیم کیلو', '500gr'],
    ['500g', '500gr'],
    ['5G', '5g'],
    ['18 ماهه', '18mo'],
    ['۳۰ سانتی‌متر', '30cm'],
    ['۳۰ سانت', '30cm'],
    ['شش نفره', '6pers'],
  ])('writes the amount %j as %j', (text, token) => {
    expect(toTokens(text)).toEqual([token])
  })

  it.each([
    ['رم ۸', ['رم', '8gb']],
    ['گلکسیS24', ['گلکسی', 's24']],
    ['ایفون15', ['ایفون', '15']],
    ['SM-A546E', ['sma546e']],
    ['8-256', ['8', '256']],
    ['200x300', ['200', '300']],
    ['Galaxy S24+', ['galaxy', 's24', 'plus']],
    ['2 in 1', ['2', 'in', '1']],
    ['1.2.3', ['1', '2', '3']],
    ['PC ها', ['pc']],
    ['قیمت 1,200,000 تومان', ['قیمت', '1200000', 'تومان']],
    ['«کیف»، کفش؛ و…', ['کیف', 'کفش', 'و']],
    ['', []],
    ['!؟*', []],
  ])('reads %j as %j', (text, tokens) => {
    expect(toTokens(text)).toEqual(tokens)
  })

  it.each([
    [['گوشی‌ها', 'گوشی ها', 'گوشیها', 'گـوشی‌ها', 'گوشي‌ها', 'گوشی¬ها']],
    [['گوشی‌های من', 'گوشی های من', 'گوشیهای من']],
    [['قهوه‌ای', 'قهوه ای', 'قهوهای']],
    [['پاور‌بانک', 'پاوربانک', 'پاورِبانک']],
  ])('gives the same tokens to all of %j', (spellings) => {
    const [first, ...others] = spellings.map(toTokens)
    for (const other of others) expect(other).toEqual(first)
  })

  it('keeps the parts that a half-space or a hyphen shows', () => {
    expect(toWords('پاور‌بانک USB-C').map((word) => word.parts)).toEqual([
      ['پاور', 'بانک'],
      ['usb', 'c'],
    ])
  })
})
