import { describe, expect, it } from 'vitest'
import { toWritten } from './colloquial.ts'

describe('a word as it is said', () => {
  it.each([
    ['خونه', 'خانه'],
    ['آشپزخونه', 'آشپزخانه'],
    ['گلدون', 'گلدان'],
    ['گلدونها', 'گلدانها'],
    ['مردونه', 'مردانه'],
    ['بادوم', null],
    ['صابون', null],
    ['تلفن', null],
    ['تلویزیون', null],
    ['زیتون', null],
    ['ون', null],
  ])('%s is written %s', (said, written) => {
    expect(toWritten(said)).toBe(written)
  })
})
