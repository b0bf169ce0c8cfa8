import { toPersianDigits } from '@rasteh/persian-text/digits'
import { propertyRuns } from '@rasteh/test-kit/property'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toIdentity } from './identity.ts'

describe('who somebody says they are', () => {
  it.each([
    ['۰۹۱۲۳۴۵۶۷۸۹', { kind: 'mobile', value: '09123456789' }],
    ['+98 9123456789'.replace(' ', ''), { kind: 'mobile', value: '09123456789' }],
    [' Sara.R+Shop@Example.IR ', { kind: 'email', value: 'sara.r+shop@example.ir' }],
    ['sara۱۲@example.ir', { kind: 'email', value: 'sara12@example.ir' }],
  ])('reads %s', (typed, identity) => {
    expect(toIdentity(typed)).toEqual(identity)
  })

  it.each([
    '',
    '0912',
    '02112345678',
    'sara',
    'sara@example',
    'sara@@example.ir',
    'sara@exa mple.ir',
    'sara@example..ir',
    'sara@-example.ir',
    'sara@example.ir\nbcc: all@example.ir',
    'sara@example.ir, ali@example.ir',
    '"sara" <sara@example.ir>',
    `${'a'.repeat(65)}@example.ir`,
    `a@${'b'.repeat(260)}.ir`,
  ])('does not know %j', (typed) => {
    expect(toIdentity(typed)).toBeUndefined()
  })

  it('keeps one mobile in one form, whatever its prefix, script and the marks around it', () => {
    const prefix = fc.constantFrom('', '0', '98', '+98', '980', '+980')
    const mark = fc.constantFrom('', ' ', '\u200e', '\u200f ')
    const subscriber = fc.integer({ min: 0, max: 999_999_999 }).map((n) => `9${String(n).padStart(9, '0')}`)
    const script = fc.constantFrom((text: string) => text, toPersianDigits)
    fc.assert(
      fc.property(prefix, subscriber, mark, script, (start, number, around, write) => {
        const typed = around + write(start + number) + around
        expect(toIdentity(typed)).toEqual({ kind: 'mobile', value: `0${number}` })
      }),
      propertyRuns(),
    )
  })

  it('gives the same again when it is read again, and is never both', () => {
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), fc.string()), (typed) => {
        const once = toIdentity(typed)
        expect(once && toIdentity(once.value)).toEqual(once)
      }),
      propertyRuns(),
    )
  })
})
