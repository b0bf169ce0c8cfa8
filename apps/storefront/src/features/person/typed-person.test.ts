import { describe, expect, it } from 'vitest'
import { toTypedPerson } from './typed-person.ts'

const details = {
  firstName: 'سارا',
  lastName: 'رضایی',
  nationalCode: '0084575948',
  birthDate: '1991-05-05',
  maritalStatus: 1,
  marriageDate: '2021-03-21',
}
const profile = { mobile: '09123456789', email: null, version: 1, details }

describe('a kept profile in its form', () => {
  it('has Jalali days and Persian digits on a Persian page', () => {
    expect(toTypedPerson(profile, 'fa-IR')).toEqual({
      firstName: 'سارا',
      lastName: 'رضایی',
      nationalCode: '۰۰۸۴۵۷۵۹۴۸',
      birthDay: '۱۵',
      birthMonth: '2',
      birthYear: '۱۳۷۰',
      maritalStatus: '1',
      marriageDay: '۱',
      marriageMonth: '1',
      marriageYear: '۱۴۰۰',
    })
  })

  it('has Gregorian days on an English one, and no day of marriage for a single person', () => {
    const single = { ...profile, details: { ...details, maritalStatus: 0, marriageDate: null } }
    expect(toTypedPerson(single, 'en-US')).toEqual({
      firstName: 'سارا',
      lastName: 'رضایی',
      nationalCode: '0084575948',
      birthDay: '5',
      birthMonth: '5',
      birthYear: '1991',
      maritalStatus: '0',
    })
  })

  it('is empty while nothing was written', () => {
    expect(toTypedPerson({ ...profile, details: null }, 'fa-IR')).toEqual({})
  })
})
