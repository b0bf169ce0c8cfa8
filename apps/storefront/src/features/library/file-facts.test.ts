import { defaultTexts } from '@rasteh/messages/catalogue'
import { createSay } from '@rasteh/messages/say'
import type { Culture } from '@rasteh/persian-text/culture'
import { expect, it } from 'vitest'
import { fileFacts } from './file-facts.ts'

const facts = (bytes: number, culture: Culture = 'fa-IR', kind: 'pdf' | 'webm' = 'pdf') =>
  fileFacts({ kind, bytes }, { say: createSay(defaultTexts(culture), culture), culture }).replaceAll(
    /[\u2068\u2069]/g,
    '|',
  )

it.each([
  [1_258_291, '|PDF|، ۱٫۲ مگابایت'],
  [31_457_280, '|PDF|، ۳۰ مگابایت'],
  [1_048_575, '|PDF|، ۱ مگابایت'],
  [1_048_000, '|PDF|، ۱۰۲۳ کیلوبایت'],
  [700, '|PDF|، ۱ کیلوبایت'],
  [0, '|PDF|، ۱ کیلوبایت'],
])('says how large a file of %i bytes is', (bytes, said) => {
  expect(facts(bytes)).toBe(said)
})

it('says it in the language of the page', () => {
  expect(facts(1_258_291, 'en-US')).toBe('|PDF|, 1.2 MB')
  expect(facts(5_000_000, 'en-US', 'webm')).toBe('|Video|, 4.8 MB')
  expect(facts(5_000_000, 'fa-IR', 'webm')).toBe('|ویدیو|، ۴٫۸ مگابایت')
})
