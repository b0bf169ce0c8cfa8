import { describe, expect, it } from 'vitest'
import { fitTag, fitTags, TAG_MAX_LENGTH, TAGS_MAX } from './fit-tags.ts'

describe('a tag', () => {
  it.each([
    ['زعفران', 'زعفران'],
    ['  شب   یلدا ', 'شب یلدا'],
    ['#تخفيف', 'تخفیف'],
    ['دست‌باف', 'دست‌باف'],
    ['a/b\\c', 'a b c'],
    ['..', ''],
    ['50%2e', '50 2e'],
    ['\u202eabc', 'abc'],
    ['', ''],
  ])('%j is kept as %j', (given, kept) => {
    expect(fitTag(given)).toBe(kept)
  })

  it('is never longer than its limit, and ends with no half of a character', () => {
    expect(fitTag('آ'.repeat(99))).toHaveLength(TAG_MAX_LENGTH)
    expect(fitTag(`${'a'.repeat(TAG_MAX_LENGTH - 1)}🎁`)).toBe('a'.repeat(TAG_MAX_LENGTH - 1))
  })

  it('stays as it is when it is fitted again', () => {
    const once = fitTag(` #${'چای '.repeat(30)}`)
    expect(fitTag(once)).toBe(once)
  })
})

describe('the tags of a text', () => {
  it('are each there once, whatever their case and letters', () => {
    expect(fitTags(['Tea', 'tea', 'چاي', 'چای', ' ', 'TEA '])).toEqual(['Tea', 'چای'])
  })

  it('are no more than twelve', () => {
    expect(fitTags(Array.from({ length: 30 }, (_, at) => `برچسب ${at}`))).toHaveLength(TAGS_MAX)
  })
})
