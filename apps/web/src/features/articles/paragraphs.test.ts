import { expect, it } from 'vitest'
import { toParagraphs } from './paragraphs.ts'

it('parts a text at its empty lines', () => {
  expect(toParagraphs('یکم\nهمان\n\nدوم\r\n \r\n\r\nسوم ')).toEqual(['یکم\nهمان', 'دوم', 'سوم'])
})

it('finds no paragraph in a blank text', () => {
  expect(toParagraphs(' \n\n ')).toEqual([])
})
