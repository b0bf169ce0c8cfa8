import { describe, expect, it } from 'vitest'
import { checkForm } from './form.ts'
import { checkProfile, registrationForm } from './profile.ts'

const nowMs = Date.UTC(2026, 10, 15)
const facts = { calendar: 'jalali', nowMs, hidden: [] } as const
const MARRIAGE = ['marriageDay', 'marriageMonth', 'marriageYear']

const sara = {
  firstName: ' سارا ',
  lastName: 'رضایی',
  nationalCode: '۰۰۸۴۵۷۵۹۴۸',
  birthDay: '۱۵',
  birthMonth: '2',
  birthYear: '١٣٧٠',
  maritalStatus: '1',
  marriageDay: '1',
  marriageMonth: '1',
  marriageYear: '1400',
}

describe('the details of a person', () => {
  it('are kept in Latin digits and Gregorian days, in whatever script they were typed', () => {
    expect(checkProfile(sara, facts)).toEqual({
      ok: true,
      value: {
        firstName: 'سارا',
        lastName: 'رضایی',
        nationalCode: '0084575948',
        birthDate: '1991-05-05',
        maritalStatus: 1,
        marriageDate: '2021-03-21',
      },
    })
  })

  it('of a single person have no day of marriage, whatever stands in the hidden fields', () => {
    const outcome = checkProfile({ ...sara, maritalStatus: '۰' }, { ...facts, hidden: MARRIAGE })
    expect(outcome).toMatchObject({ ok: true, value: { maritalStatus: 0, marriageDate: null } })
  })

  it('of a married person ask for the day, the month and the year of marriage', () => {
    const typed = { ...sara, marriageDay: '', marriageMonth: '0', marriageYear: '' }
    expect(checkProfile(typed, facts)).toEqual({
      ok: false,
      refusal: {
        marriageDay: { kind: 'required' },
        marriageMonth: { kind: 'required' },
        marriageYear: { kind: 'required' },
      },
    })
  })

  it.each([
    [{ nationalCode: '0084575949' }, { nationalCode: { kind: 'not-a-national-code' } }],
    [{ nationalCode: '' }, { nationalCode: { kind: 'required' } }],
    [{ firstName: ' ' }, { firstName: { kind: 'required' } }],
    [{ maritalStatus: '' }, { maritalStatus: { kind: 'required' } }],
    [{ maritalStatus: '7' }, { maritalStatus: { kind: 'no-match' } }],
    [{ birthDay: '30', birthMonth: '12', birthYear: '1404' }, { birthDay: { kind: 'not-a-date' } }],
    [{ birthYear: '1406' }, { birthDay: { kind: 'not-a-date' } }],
    [{ birthYear: '1200' }, { birthDay: { kind: 'not-a-date' } }],
  ])('are refused with %j', (wrong, refusal) => {
    expect(checkProfile({ ...sara, ...wrong }, facts)).toEqual({ ok: false, refusal })
  })

  it('take the days of an English page as Gregorian ones', () => {
    const typed = { ...sara, birthDay: '5', birthMonth: '5', birthYear: '1991', maritalStatus: '0' }
    const outcome = checkProfile(typed, { ...facts, calendar: 'gregorian', hidden: MARRIAGE })
    expect(outcome).toMatchObject({ ok: true, value: { birthDate: '1991-05-05' } })
  })
})

describe('the password of a registration', () => {
  const form = registrationForm(facts)
  const check = (password: string, passwordAgain: string) =>
    checkForm(form, { ...sara, password, passwordAgain })

  it('may be left out', () => {
    expect(check('', '').ok).toBe(true)
  })

  it('is the same in both fields, in whatever digits', () => {
    expect(check('گلدان آبی ۱۲۳', 'گلدان آبی 123').ok).toBe(true)
    expect(check('گلدان آبی ۱۲۳', 'گلدان آبی 124')).toEqual({
      ok: false,
      refusal: { passwordAgain: { kind: 'passwords-differ' } },
    })
    expect(check('گلدان آبی ۱۲۳', '')).toMatchObject({
      refusal: { passwordAgain: { kind: 'passwords-differ' } },
    })
  })

  it('is not short', () => {
    expect(check('1234567', '1234567')).toMatchObject({
      refusal: { password: { kind: 'too-short', count: 12 } },
    })
  })
})
