import { describe, expect, it } from 'vitest'
import { toWishQuery } from './to-wish-query.ts'

const ask = (text: string, categories: Parameters<typeof toWishQuery>[1] = []) =>
  toWishQuery(text, categories)

describe('what finds the products that are called as somebody searched', () => {
  it('asks every word of the title, in its forms, and of no description', () => {
    expect(ask('عسل گون')).toBe(`('عسل':A | '^عسل' ) & ('گون':A | '^گون')`.replace(' )', ')'))
  })

  it.each([
    ['خرید عسل ارزان', 'عسل'],
    ['قیمت عسل', 'عسل'],
    ['بهترین عسل', 'عسل'],
  ])('leaves the words of asking out of %s', (asked, thing) => {
    expect(ask(asked)).toBe(ask(thing))
  })

  it('is the same however it is typed', () => {
    expect(ask('كيف')).toBe(ask('کیف'))
    expect(ask('آیفون ۱۳')).toBe(ask('آیفون ١٣'))
    expect(ask('آیفون ۱۳')).toBe(ask('آیفون 13'))
  })

  it('meets a plural by its singular', () => {
    expect(ask('گوشی‌ها')).toContain(`'^گوشی'`)
  })

  it('meets a joined word where it is written apart', () => {
    expect(ask('پاوربانک')).toContain(`'^پاور_بانک'`)
  })

  it('meets a word of a category’s title in every product of it', () => {
    const shoes = {
      id: 12,
      titles: [
        ['کفش', 'مردانه'],
        ['men', 'shoes'],
      ],
    }
    expect(ask('کفش', [shoes])).toContain(`'@c12'`)
    expect(ask('کیف', [shoes])).not.toContain('@c12')
  })

  it.each(['گوشی زیر ۵ میلیون', '۱۲۳', 'زیر ۵ میلیون تومان'])('finds nothing by itself for %s', (text) => {
    expect(ask(text)).toBeNull()
  })

  it.each([`عسل' | 'x`, 'عسل \\', 'عسل & !کیف', 'عسل:A'])('is always one question, also of %j', (text) => {
    const query = ask(text) ?? ''
    expect(query.replaceAll(/'(?:[^'\\]|''|\\\\)*'(?::A)?/g, 'w')).toMatch(
      /^\([w|& ()]+\)(?: & \([w|& ()]+\))*$/,
    )
  })
})
