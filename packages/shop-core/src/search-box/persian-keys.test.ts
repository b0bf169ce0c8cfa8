import { describe, expect, it } from 'vitest'
import { persianKeysOf, typedByKeys } from './persian-keys.ts'
import { cleanSearchTerm } from './search-url.ts'

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

  it('tell again what was typed', () => {
    expect(typedByKeys('گوشی', cleanSearchTerm("',ad"))).toBe("',ad")
  })

  it('tell nothing of other words', () => {
    expect(typedByKeys('گوشی', 'tea')).toBeNull()
  })
})
