import { describe, expect, it } from 'vitest'
import { altOrDecorative } from './alt-or-decorative.ts'

const saying = (value: unknown, siblingData: object, locale = 'fa') =>
  altOrDecorative(value, { siblingData, req: { locale } })

describe('the text in place of a picture', () => {
  it('is needed, unless the picture is decoration', () => {
    expect(saying('گواهی ایزو', {})).toBe(true)
    expect(saying('', { isDecorative: true })).toBe(true)
    for (const empty of ['', '  ', null, undefined])
      expect(saying(empty, { isDecorative: false })).toContain('متن جایگزین')
  })

  it('may be left to the Persian one in English', () => {
    expect(saying('', {}, 'en')).toBe(true)
  })
})
