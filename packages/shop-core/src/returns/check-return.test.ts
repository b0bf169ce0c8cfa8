import { describe, expect, it } from 'vitest'
import { checkReturn, type ReturnFacts, returnableUnits, type WantedReturn } from './check-return.ts'

const NOW = Date.parse('2026-11-25T10:00+03:30')
const facts = (changed: Partial<ReturnFacts> = {}): ReturnFacts => ({
  state: 'delivered',
  deliveredMs: Date.parse('2026-11-21T10:00+03:30'),
  holidays: [],
  lines: [
    { position: 1, quantity: 3, isGift: false, exception: null },
    { position: 2, quantity: 1, isGift: false, exception: 'food' },
    { position: 3, quantity: 1, isGift: true, exception: null },
  ],
  returns: [],
  ...changed,
})
const wanted = (changed: Partial<WantedReturn> = {}): WantedReturn => ({
  reason: 'changed-mind',
  lines: [{ position: 1, quantity: 1 }],
  ...changed,
})
const check = (given: ReturnFacts, asked: WantedReturn, { nowMs = NOW, isOverruled = false } = {}) => {
  const outcome = checkReturn(given, asked, { nowMs, isOverruled })
  return outcome.ok ? 'taken' : outcome.refusal.kind
}

describe('a return', () => {
  it('is taken within the time, of what was bought', () => {
    expect(check(facts(), wanted())).toBe('taken')
    expect(check(facts(), wanted({ lines: [{ position: 1, quantity: 3 }] }))).toBe('taken')
  })

  it.each([
    ['more than was bought', [{ position: 1, quantity: 4 }]],
    ['a line that is not there', [{ position: 9, quantity: 1 }]],
    ['a gift', [{ position: 3, quantity: 1 }]],
    ['nothing', []],
    ['a half', [{ position: 1, quantity: 0.5 }]],
    ['less than nothing', [{ position: 1, quantity: -1 }]],
    [
      'the same line twice',
      [
        { position: 1, quantity: 2 },
        { position: 1, quantity: 2 },
      ],
    ],
  ])('is refused for %s, whoever asks', (_, lines) => {
    expect(check(facts(), wanted({ lines }))).toBe('return-lines-wrong')
    expect(check(facts(), wanted({ lines }), { isOverruled: true })).toBe('return-lines-wrong')
  })

  it.each(['confirmed', 'shipped', 'cancelled'] as const)('is refused while an order is %s', (state) => {
    const deliveredMs = null
    expect(check(facts({ state, deliveredMs }), wanted(), { isOverruled: true })).toBe('return-not-delivered')
  })

  it('is refused on the eighth working day, unless a manager overrules', () => {
    const nowMs = Date.parse('2026-11-30T00:00+03:30')
    expect(check(facts(), wanted(), { nowMs })).toBe('return-clock-over')
    expect(check(facts(), wanted(), { nowMs, isOverruled: true })).toBe('taken')
    expect(check(facts({ holidays: ['2026-11-28'] }), wanted(), { nowMs })).toBe('taken')
  })

  it('is refused for goods of an excepted kind, unless they have a fault or a manager overrules', () => {
    const lines = [{ position: 2, quantity: 1 }]
    expect(check(facts(), wanted({ lines }))).toBe('return-exception')
    expect(check(facts(), wanted({ lines, reason: 'damaged' }))).toBe('taken')
    expect(check(facts(), wanted({ lines }), { isOverruled: true })).toBe('taken')
  })

  it('counts units in other returns, but not in those that came to nothing', () => {
    const lines = [{ position: 1, quantity: 2 }]
    const returns = [{ state: 'settled' as const, lines }]
    expect(returnableUnits(facts({ returns }), 1)).toBe(1)
    expect(check(facts({ returns }), wanted({ lines }))).toBe('return-lines-wrong')
    expect(returnableUnits(facts({ returns: [{ state: 'refused', lines }] }), 1)).toBe(3)
    expect(returnableUnits(facts({ returns: [{ state: 'withdrawn', lines }] }), 1)).toBe(3)
  })
})
