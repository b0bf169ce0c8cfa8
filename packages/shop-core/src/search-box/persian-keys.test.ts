import { describe, expect, it } from 'vitest'
import { persianKeysOf, typedByKeys, withPersianKeys } from './persian-keys.ts'
import { cleanSearchTerm } from './search-address.ts'

describe('the Persian keys of a search', () => {
  it.each([
    ["',ad", 'گوشی'],
    [' nv,fdk ', 'دروبین'],
    ['fv[k', 'برجن'],
    ["lhadk g,;s d;'", 'ماشین لوکس یکگ'],
  ])('%j write %j', (text, keys) => {
    expect(persianKeysOf(text)).toBe(keys)
  })

  it.each(['chdg', 'چای (سیاه)?', 'usb 3.2', '(tea)', 'tea & cup', '', "';["])('of %j are none', (text) => {
    expect(persianKeysOf(text)).toBeNull()
  })

  it('stand beside the words in the address, and none of the stripped characters do [S5.85]', () => {
    expect(withPersianKeys('/search/q/ad', "',ad")).toBe(`/search/q/ad?keys=${encodeURIComponent('گوشی')}`)
    expect(withPersianKeys('/Search-Results?Search=ad', "',ad")).toContain('?Search=ad&keys=')
    expect(withPersianKeys('/search/q/tea', 'tea')).toBe('/search/q/tea')
  })

  it('tell again what was typed', () => {
    expect(typedByKeys('گوشی', cleanSearchTerm("',ad"))).toBe("',ad")
  })

  it('tell nothing of other words', () => {
    expect(typedByKeys('گوشی', 'tea')).toBeNull()
  })
})
