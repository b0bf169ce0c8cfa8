import { expect, it } from 'vitest'
import { replaceSynonyms } from './replace-synonyms.ts'

const groups = [
  ['تلفن هوشمند', 'گوشی', 'موبایل'],
  ['چایی', 'چای'],
]

it.each([
  ['تلفن هوشمند ارزان', ['گوشی ارزان', 'موبایل ارزان']],
  ['چايي', ['چای']],
  ['قند', []],
  ['چایی‌خوری', []],
  ['', []],
])('says %j by what its words mean', (text, variants) => {
  expect(replaceSynonyms(text, groups)).toEqual(variants)
})
