import { describe, expect, it } from 'vitest'
import { MARRIAGE_FIELDS, showsMarriageFields } from './marital-status.ts'

describe('the marriage fields of registration', () => {
  it('are hidden for the marital status 0', () => {
    expect(showsMarriageFields(0)).toBe(false)
  })

  it.each([1, 2, -1])('are shown for the marital status %i', (status) => {
    expect(showsMarriageFields(status)).toBe(true)
  })

  it('are the day, the month and the year', () => {
    expect(MARRIAGE_FIELDS).toEqual(['marriageDay', 'marriageMonth', 'marriageYear'])
  })
})
