import { describe, expect, it } from 'vitest'
import { understandQuery } from './understand-query.ts'

const TOMAN = 10
const priceOf = (text: string) => {
  const price = understandQuery(text).parts.find(({ kind }) => kind === 'price')
  return price?.kind === 'price'
    ? [
        price.fromRial === null ? null : price.fromRial / TOMAN,
        price.toRial === null ? null : price.toRial / TOMAN,
      ]
    : null
}

describe('the price in a query', () => {
  it.each([
    ['گوشی زیر ۵ میلیون', null, 5_000_000],
    ['گوشی زیر ۱۰ میلیون تومان', null, 10_000_000],
    ['گوشی زیر ۱۰میلیون', null, 10_000_000],
    ['گوشی زیر 10,000,000', null, 10_000_000],
    ['ادکلن زنانه زیر ۲ میلیون', null, 2_000_000],
    ['ادکلن زير ٢ ميليون', null, 2_000_000],
    ['کیف تا ۲ میلیون و نیم', null, 2_500_000],
    ['کیف تا دو و نیم میلیون تومن', null, 2_500_000],
    ['کیف تا ۲.۵ میلیون', null, 2_500_000],
    ['کیف تا ۲/۵ میلیون', null, 2_500_000],
    ['کیف تا ۲٫۵ میلیون', null, 2_500_000],
    ['کیف تا ۲ میلیون و ۳۰۰ هزار تومان', null, 2_300_000],
    ['کیف تا ۲ میلیون و ۳۰۰', null, 2_300_000],
    ['کتاب کمتر از سیصد هزار تومن', null, 300_000],
    ['کتاب کمتر از دویست و پنجاه هزار تومان', null, 250_000],
    ['کتاب حداکثر پونصد تومن', null, 500_000],
    ['هدیه با بودجه ۱ میلیون', null, 1_000_000],
    ['کیف چرم زیر ۵۰۰۰۰۰ تومان', null, 500_000],
    ['کیف چرم زیر ۵۰٬۰۰۰٬۰۰۰ ریال', null, 5_000_000],
    ['لپ تاپ بین ۲ تا ۳ تومن', 2_000_000, 3_000_000],
    ['لپ تاپ بین ۲۰ تا ۳۰ میلیون', 20_000_000, 30_000_000],
    ['لپ تاپ ۲۰ تا ۳۰ میلیون تومانی', 20_000_000, 30_000_000],
    ['لپ تاپ از ۲۰ میلیون تا ۳۰ میلیون', 20_000_000, 30_000_000],
    ['کیف بین ۵۰۰ تا ۲ میلیون', 500_000, 2_000_000],
    ['کیف بین ۵۰۰ هزار و ۲ میلیون تومن', 500_000, 2_000_000],
    ['کیف بین ۳ تا ۲ میلیون', 2_000_000, 3_000_000],
    ['شال حدود ۵۰۰ هزار', 400_000, 600_000],
    ['شال ۵۰۰ هزار تومنی', 400_000, 600_000],
    ['گوشی ۵ میلیونی', 4_000_000, 6_000_000],
    ['گوشی بالای ۲۰ میلیون', 20_000_000, null],
    ['گوشی ۲۰ میلیون به بالا', 20_000_000, null],
    ['گوشی از ۲۰ میلیون', 20_000_000, null],
    ['چای به قیمت زیر صد هزار تومان', null, 100_000],
    ['phone under 20 million', null, 20_000_000],
    ['bag less than 500 thousand toman', null, 500_000],
  ])('%s', (text, from, to) => {
    expect(priceOf(text)).toEqual([from, to])
  })

  it.each([
    'گوشی رم ۱۶',
    'گوشی ۲۵۶ گیگ',
    'فرش ۲ متری',
    'فرش ۱۲۰۰ شانه',
    'قابلمه سایز ۲۴',
    'اسباب بازی ۲ تا ۴ سال',
    'پاور بانک ۲۰ هزار میلی آمپر',
    'دوربین ۵۰ مگاپیکسل',
    'لپ تاپ زیر ۱۵ اینچ',
    'تا ۸ نفره',
    'galaxy s24',
    'کتاب هزار و یک شب',
    'سررسید ۱۴۰۶',
    'redmi note 13',
  ])('is not read into %s', (text) => {
    const { parts, words } = understandQuery(text)
    expect([parts.filter(({ kind }) => kind !== 'quality'), words]).toEqual([[], text])
  })
})

describe('the order that a query asks for', () => {
  it.each([
    ['ارزان‌ترین گوشی', 'cheapest', 'گوشی'],
    ['ارزان ترین گوشی', 'cheapest', 'گوشی'],
    ['ارزونترین گوشی', 'cheapest', 'گوشی'],
    ['گوشی ارزان', 'cheapest', 'گوشی'],
    ['گران‌ترین ساعت', 'dearest', 'ساعت'],
    ['پرفروش ترین کتاب', 'popular', 'کتاب'],
    ['بهترین چای', 'popular', 'چای'],
    ['جدیدترین تبلت', 'newest', 'تبلت'],
    ['هدفون با تخفیف', 'discount', 'هدفون'],
    ['cheapest phone', 'cheapest', 'phone'],
  ])('%s', (text, sort, words) => {
    const understood = understandQuery(text)
    expect(understood.parts).toMatchObject([{ kind: 'sort', sort }])
    expect(understood.words).toBe(words)
  })

  it('is one: what was said first counts', () => {
    expect(understandQuery('ارزان ترین و جدیدترین گوشی').parts).toMatchObject([
      { kind: 'sort', sort: 'cheapest', typed: 'ارزان ترین' },
    ])
  })
})

describe('what is left to look for', () => {
  it.each([
    ['ادکلن زنانه زیر ۲ میلیون', 'ادکلن زنانه'],
    ['سلام یه کیف چرم زنانه می‌خوام زیر ۳ میلیون تومن', 'کیف چرم زنانه'],
    ['قیمت گوشی چنده؟', 'قیمت گوشی'],
    ['ارزان‌ترین لپ‌تاپ گیمینگ موجود', 'لپ‌تاپ گیمینگ'],
    ['پرفروش‌ترین', ''],
    ['زیر ۱ میلیون', ''],
  ])('%s', (text, words) => {
    expect(understandQuery(text).words).toBe(words)
  })

  it('keeps the letters and half-spaces that were typed', () => {
    expect(understandQuery('تي‌شِرت ارزان').words).toBe('تي‌شِرت')
  })
})

describe('what a thing is to be like', () => {
  it.each([
    ['گوشی مشکی', [['colour', 'مشکی']]],
    [
      'کیف قهوه‌ای زنانه',
      [
        ['colour', 'قهوه‌ای'],
        ['audience', 'زنانه'],
      ],
    ],
    ['لپ تاپ رم ۱۶', [['memory', 'رم ۱۶']]],
    ['لپ تاپ رم 16 گیگابایت', [['memory', 'رم 16 گیگابایت']]],
    ['گوشی ۲۵۶ گیگ', [['amount', '۲۵۶ گیگ']]],
    ['گوشی 256GB', [['amount', '256GB']]],
    ['کفش سایز ۴۲', [['size', 'سایز ۴۲']]],
    ['تیشرت سایز XL', [['size', 'سایز XL']]],
    ['فرش ۶ متری', [['amount', '۶ متری']]],
    ['لباس بچگانه', [['audience', 'بچگانه']]],
    ['مشکی', []],
    ['گوشی', []],
  ])('%s', (text, expected) => {
    const { parts, words } = understandQuery(text)
    expect(parts.map((part) => [part.kind === 'quality' && part.quality, part.typed])).toEqual(expected)
    expect(words).toBe(text)
  })

  it('is looked for until it is taken back', () => {
    expect(understandQuery('کیف مشکی زنانه', ['مشکی'])).toEqual({
      parts: [{ kind: 'quality', quality: 'audience', typed: 'زنانه' }],
      words: 'کیف زنانه',
    })
  })
})

describe('a part that was taken back', () => {
  it('says nothing, and is not looked for', () => {
    const text = 'ارزان‌ترین ادکلن زیر ۲ میلیون'
    const [sort, price] = understandQuery(text).parts
    expect([sort?.typed, price?.typed]).toEqual(['ارزان‌ترین', 'زیر ۲ میلیون'])
    expect(understandQuery(text, ['زیر ۲ میلیون'])).toMatchObject({
      parts: [{ kind: 'sort' }],
      words: 'ادکلن',
    })
    expect(understandQuery(text, ['ارزان‌ترین', 'زیر ۲ میلیون'])).toEqual({ parts: [], words: 'ادکلن' })
  })
})

it.each([
  '',
  ' ',
  '؟',
  '۹'.repeat(400),
  'زیر '.repeat(90),
  `زیر ${'9'.repeat(150)} میلیون`,
  'بین تا',
  'و و و',
])('understands nothing of %j, and breaks at nothing', (text) => {
  for (const { kind } of understandQuery(text).parts) expect(kind).not.toBe('price')
})
