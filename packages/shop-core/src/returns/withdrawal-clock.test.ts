import { describe, expect, it } from 'vitest'
import { isWithdrawalOver, isWorkingDay, tehranDay, withdrawalEnd } from './withdrawal-clock.ts'

const at = (moment: string) => Date.parse(`${moment}+03:30`)
const NONE = new Set<string>()
/** The holidays of a New Year, from the evening before. */
const NOWRUZ = ['2027-03-20', '2027-03-21', '2027-03-22', '2027-03-23', '2027-03-24']

describe('the seven working days to withdraw', () => {
  // 2026-11-21 is a Saturday, 2026-11-26 a Thursday, 2026-11-27 a Friday.
  it.each([
    ['on a Saturday, one Friday between', '2026-11-21T10:00', [], '2026-11-29'],
    ['on a Wednesday, one Friday between', '2026-11-25T10:00', [], '2026-12-03'],
    ['on a Thursday, two Fridays between', '2026-11-26T10:00', [], '2026-12-05'],
    ['on a Friday, which does not count itself either', '2026-11-27T10:00', [], '2026-12-05'],
    ['with a holiday between', '2026-11-21T10:00', ['2026-11-24'], '2026-11-30'],
    ['with a holiday on a Friday, which counts once', '2026-11-21T10:00', ['2026-11-27'], '2026-11-29'],
    ['with a holiday on the last day', '2026-11-21T10:00', ['2026-11-29'], '2026-11-30'],
    ['with Thursday a holiday too', '2026-11-21T10:00', ['2026-11-26'], '2026-11-30'],
    ['on a holiday', '2026-11-24T10:00', ['2026-11-24'], '2026-12-02'],
    ['before New Year with its long holidays', '2027-03-18T10:00', NOWRUZ, '2027-04-01'],
    ['a minute before midnight in Tehran', '2026-11-21T23:59', [], '2026-11-29'],
    ['a minute after midnight in Tehran', '2026-11-22T00:01', [], '2026-11-30'],
  ])('of what arrives %s', (_, delivered, holidays, last) => {
    const days = new Set(holidays)
    expect(withdrawalEnd(at(delivered), days)).toBe(last)
    expect(isWithdrawalOver(at(`${last}T23:59`), at(delivered), days)).toBe(false)
    expect(isWithdrawalOver(at(`${last}T23:59`) + 60_000, at(delivered), days)).toBe(true)
  })

  it('are over on the eighth', () => {
    const delivered = at('2026-11-21T10:00')
    expect(isWithdrawalOver(at('2026-11-29T12:00'), delivered, NONE)).toBe(false)
    expect(isWithdrawalOver(at('2026-11-30T00:00'), delivered, NONE)).toBe(true)
  })

  it('are days in Tehran, wherever the server stands', () => {
    expect(tehranDay(Date.parse('2026-11-21T20:29:59Z'))).toBe('2026-11-21')
    expect(tehranDay(Date.parse('2026-11-21T20:30:00Z'))).toBe('2026-11-22')
    expect(isWorkingDay('2026-11-26', NONE)).toBe(true)
    expect(isWorkingDay('2026-11-27', NONE)).toBe(false)
  })
})
