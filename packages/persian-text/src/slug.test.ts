import { propertyRuns } from '@rasteh/test-kit/property'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from './any-text.arbitrary.ts'
import { SLUG_MAX_LENGTH, toSlug } from './slug.ts'

describe('toSlug', () => {
  it.each([
    ['گوشی موبایل سامسونگ', 'گوشی-موبایل-سامسونگ'],
    ['گوشی‌های هوشمند', 'گوشی-های-هوشمند'],
    ['كيف چرمي (۲ عددی)', 'کیف-چرمی-2-عددی'],
    ['آینهٔ بُرِنزی', 'آینه-برنزی'],
    ['iPhone 15 Pro — ٢٥٦GB', 'iphone-15-pro-256gb'],
    ['  --- ', ''],
    ['؟!', ''],
  ])('turns %j into %j', (title, slug) => {
    expect(toSlug(title)).toBe(slug)
  })

  it('cuts a long title between two words', () => {
    const slug = toSlug('کالای '.repeat(40))
    expect(slug).toMatch(/^(کالای-)+کالای$/)
    expect(slug.length).toBeLessThanOrEqual(SLUG_MAX_LENGTH)
  })

  it('keeps a title whole that just fits in 80 characters', () => {
    const title = `${'ا'.repeat(39)} ${'ب'.repeat(40)}`
    expect(toSlug(title)).toBe(title.replace(' ', '-'))
    expect(toSlug(`${title}ب`)).toBe('ا'.repeat(39))
  })

  it('cuts a single endless word', () => {
    expect(toSlug('ا'.repeat(200))).toHaveLength(SLUG_MAX_LENGTH)
  })

  it('gives the same when made again', () => {
    fc.assert(
      fc.property(anyText, (title) => {
        expect(toSlug(toSlug(title))).toBe(toSlug(title))
      }),
      propertyRuns(),
    )
  })

  it('never needs more than letters, marks, digits and hyphens', () => {
    fc.assert(
      fc.property(anyText, (title) => /^[\p{L}\p{N}\p{M}-]*$/u.test(toSlug(title))),
      propertyRuns(),
    )
  })
})
