import type { RichText } from '@rasteh/shop-store/reads/rich-text'
import { expect, it } from 'vitest'
import { readingMinutes } from './reading-time.ts'

const textOf = (words: number) =>
  ({
    root: {
      type: 'root',
      children: [{ type: 'paragraph', children: [{ type: 'text', text: 'واژه '.repeat(words) }] }],
    },
  }) as unknown as RichText

it.each([
  [0, 1],
  [30, 1],
  [600, 3],
])('a text of %i words takes %i minutes', (words, minutes) => {
  expect(readingMinutes(textOf(words))).toBe(minutes)
})
