import { expect, it } from 'vitest'
import { foreignWords } from './foreign-words.ts'

it('marks words of another language with it and its direction, and the page’s own not at all', () => {
  expect(foreignWords('fa', 'en-US')).toEqual({ lang: 'fa-IR', dir: 'rtl' })
  expect(foreignWords('en', 'fa-IR')).toEqual({ lang: 'en-US', dir: 'ltr' })
  expect(foreignWords('fa', 'fa-IR')).toEqual({})
})
