import { expect, it } from 'vitest'
import { answeredMiss, MISSED_KEPT_MS, readMissed } from './missed-search.ts'

const missed = { text: 'ادو پرفیوم', atMs: 1_000 }

it('a choice from the next search answers the missed one', () => {
  expect(answeredMiss(missed, 'عطر', 2_000)).toBe('ادو پرفیوم')
})

it.each([
  ['nothing was missed', null, 'عطر', 2_000],
  ['it was chosen from the missed search itself', missed, ' ادو پرفیوم ', 2_000],
  ['it was too long ago', missed, 'عطر', 1_001 + MISSED_KEPT_MS],
  ['the clock went back', missed, 'عطر', 999],
])('a choice answers nothing where %s', (_, kept, text, nowMs) => {
  expect(answeredMiss(kept, text, nowMs)).toBeNull()
})

it.each([null, undefined, 3, 'x', {}, { text: 'x' }, { text: 1, atMs: 1 }])(
  'what another wrote is nothing: %j',
  (kept) => {
    expect(readMissed(kept)).toBeNull()
  },
)
