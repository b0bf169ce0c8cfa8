import { expect, it } from 'vitest'
import { hitUrl } from './hit-url.ts'

it.each([
  ['page', 'company/درباره', '', `/company/${encodeURIComponent('درباره')}`],
  ['page', 'home', '', '/'],
  ['news', 'fair', '', '/news/fair'],
  ['question', 'faq', '6a1', '/faq#question-6a1'],
  ['question', 'home', '6a1', '/#question-6a1'],
] as const)('of %s leads to %s', (kind, slug, part, url) => {
  expect(hitUrl({ kind, slug, part })).toBe(url)
})
