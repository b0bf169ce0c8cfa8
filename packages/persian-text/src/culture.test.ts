import { describe, expect, it } from 'vitest'
import {
  CULTURE_COOKIE,
  CULTURES,
  cultureOf,
  DEFAULT_CULTURE,
  directionOf,
  joinList,
  languageOf,
} from './culture.ts'

describe('culture', () => {
  it('opens in Persian when nothing was chosen', () => {
    expect([undefined, null, '', ' '].map(cultureOf)).toEqual(Array(4).fill('fa-IR'))
    expect(DEFAULT_CULTURE).toBe('fa-IR')
  })

  it.each(['fa-IR', 'fa', 'FA-ir', 'de-DE', 'enough', '<script>', 'fa-IR; en-US'])(
    'reads %s as Persian',
    (text) => {
      expect(cultureOf(text)).toBe('fa-IR')
    },
  )

  it.each(['en-US', 'en', 'EN-us', 'en-GB', 'en_US', ' en-US '])('reads %s as English', (text) => {
    expect(cultureOf(text)).toBe('en-US')
  })

  it('writes Persian from the right and English from the left', () => {
    expect(CULTURES.map(directionOf)).toEqual(['rtl', 'ltr'])
  })

  it('parts the names of a list with the comma of the culture', () => {
    expect(CULTURES.map((culture) => joinList(['a', 'b'], culture))).toEqual(['a، b', 'a, b'])
  })

  it('keeps Persian texts under fa and English ones under en', () => {
    expect(CULTURES.map(languageOf)).toEqual(['fa', 'en'])
  })

  it('keeps the choice in the cookie called language', () => {
    expect(CULTURE_COOKIE).toBe('language')
  })
})
