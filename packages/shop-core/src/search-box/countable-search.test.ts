import { expect, it } from 'vitest'
import { isCountableSearch } from './countable-search.ts'

it.each([
  ['گوشی سامسونگ a55', true],
  ['کابل ۲۵۶', true],
  ['چ', false],
  ['  ', false],
  ['09121234567', false],
  ['۰۹۱۲ ۱۲۳ ۴۵۶۷', false],
  ['٠٩١٢١٢٣٤٥٦٧ رضا', false],
  ['reza@example.com', false],
  ['rezaexample.com', false],
  ['usb 3.2', true],
  ['x'.repeat(61), false],
])('the search %j may be counted: %s', (text, isCountable) => {
  expect(isCountableSearch(text)).toBe(isCountable)
})
