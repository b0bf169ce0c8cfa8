import { describe, expect, it } from 'vitest'
import { deleteBesideComma, tidyMoney } from './tidy-money.ts'

describe('an amount while it is typed', () => {
  it.each([
    ['', ''],
    ['0', '۰'],
    ['007', '۷'],
    ['1250000', '۱,۲۵۰,۰۰۰'],
    ['۱,۲۵۰0', '۱۲,۵۰۰'],
    ['١٢٥٠', '۱,۲۵۰'],
    ['1.250.000', '۱,۲۵۰,۰۰۰'],
    ['1 250 000', '۱,۲۵۰,۰۰۰'],
    ['۱۲۵۰ ت', '۱,۲۵۰ ت'],
    ['۱٬۲۵۰٬۰۰۰ تومان', '۱,۲۵۰,۰۰۰ تومان'],
    ['12x', '۱۲x'],
    ['-5', '-۵'],
  ])('is shown for %j as %j', (typed, shown) => {
    expect(tidyMoney(typed)).toBe(shown)
  })

  it.each(['1250.05', '1250.00', '1250/5', '1250٫25'])(
    'keeps the beginning of a fraction at every key of %s',
    (keys) => {
      let text = ''
      for (const key of keys) text = tidyMoney(text + key)
      expect(text).toMatch(/^۱,۲۵۰[./٫][۰-۹]+$/)
    },
  )
})

describe('a key that deletes a comma', () => {
  it('takes the figure before it', () => {
    expect(deleteBesideComma('۱,۲۵۰', { text: '۱۲۵۰', caret: 1 }, true)).toEqual({ text: '۲۵۰', caret: 0 })
  })

  it('takes the figure behind it when it deletes forward', () => {
    expect(deleteBesideComma('۱,۲۵۰', { text: '۱۲۵۰', caret: 1 }, false)).toEqual({ text: '۱۵۰', caret: 1 })
  })

  it.each([
    ['۱,۲۵۰', { text: '۱,۲۵', caret: 4 }],
    ['۱,۲۵۰,۰۰۰', { text: '۱', caret: 1 }],
    [',۲۵۰', { text: '۲۵۰', caret: 0 }],
  ])('is left as it is where it met a figure or many: %j', (before, after) => {
    expect(deleteBesideComma(before, after, true)).toEqual(after)
  })
})
