import { expect, it } from 'vitest'
import { isWorthIt, type SynonymTrial } from './try-synonym.ts'

const trial = (before: number, after: number, shown: SynonymTrial['shown']): SynonymTrial => ({
  comparison: { count: 2, before, after, changed: [] },
  shown,
})

it.each([
  ['finds something where nothing was found', trial(0.8, 0.8, { before: [], after: ['عطر'] }), true],
  ['finds something else first', trial(0.8, 0.9, { before: ['کیف'], after: ['عطر'] }), true],
  ['makes judged searches worse', trial(0.8, 0.79, { before: [], after: ['عطر'] }), false],
  ['changes nothing', trial(0.8, 0.8, { before: ['عطر'], after: ['عطر'] }), false],
  ['still finds nothing', trial(0.8, 0.8, { before: [], after: [] }), false],
])('a group that %s', (_, tried, is) => {
  expect(isWorthIt(tried)).toBe(is)
})
