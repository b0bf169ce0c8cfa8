import { describe, expect, it } from 'vitest'
import { normaliseText, normaliseValue } from './normalise-value.ts'

describe('normalising', () => {
  it('writes Persian and Arabic digits in Latin', () => {
    expect(normaliseText('۰۹۱۲٣٤5')).toBe('0912345')
  })

  it.each([' ', '\u200c', '\u200f \u200e', '\ufeff\t\n', '\u00a0'])('leaves nothing of %j', (text) => {
    expect(normaliseText(text)).toBe('')
  })

  it('keeps the half-space inside a word', () => {
    expect(normaliseText(' می‌خواهم\u200c ')).toBe('می‌خواهم')
  })

  it('drops half of a cut letter and keeps whole ones', () => {
    expect(normaliseText('خوب \ud83d و \ud83d\ude00')).toBe('خوب  و 😀')
  })

  it('keeps the digits of what people write for people', () => {
    expect(normaliseValue('prose', ' ۲ تا خریدم ')).toBe('۲ تا خریدم')
  })

  it('keeps the spaces of a password and writes its digits in Latin', () => {
    expect(normaliseValue('password', ' ۱۲ ')).toBe(' 12 ')
  })

  it.each([null, undefined])('takes %s for empty text', (value) => {
    expect(normaliseValue('text', value)).toBe('')
  })

  it('takes the number of a select as text', () => {
    expect(normaliseValue('select', 3)).toBe('3')
  })

  it('leaves checkboxes and files as they are', () => {
    expect([normaliseValue('checkbox', true), normaliseValue('file', { name: ' a.jpg' })]).toEqual([
      true,
      { name: ' a.jpg' },
    ])
  })
})
