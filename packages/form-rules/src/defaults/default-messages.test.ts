import { describe, expect, it } from 'vitest'
import { DEFAULT_MESSAGES, defaultMessageOf } from './default-messages.ts'

describe('default validator messages', () => {
  it('for required [S5.45]', () => {
    expect(DEFAULT_MESSAGES.required).toBe('This field is required.')
    expect(defaultMessageOf({ kind: 'required' })).toBe('This field is required.')
  })

  it('for a mobile [S5.46]', () => {
    expect(DEFAULT_MESSAGES.mobile).toBe('Please enter a valid mobile')
    expect(defaultMessageOf({ kind: 'not-a-mobile' })).toBe('Please enter a valid mobile')
  })

  it('for an email [S5.47]', () => {
    expect(DEFAULT_MESSAGES.email).toBe('Please enter a valid email address.')
    expect(defaultMessageOf({ kind: 'not-an-email' })).toBe('Please enter a valid email address.')
  })

  it('for invalid data [S5.48]', () => {
    expect(DEFAULT_MESSAGES.invalid).toBe('Invalid data.')
    expect(defaultMessageOf({ kind: 'no-match' })).toBe('Invalid data.')
  })

  it('for a number [S5.49]', () => {
    expect(DEFAULT_MESSAGES.number).toBe('Please enter a valid number.')
    expect(defaultMessageOf({ kind: 'not-a-number' })).toBe('Please enter a valid number.')
  })

  it('for maxlen, with the count in place [S5.50]', () => {
    expect(DEFAULT_MESSAGES.maxlen).toBe('Please enter no more than {count} characters.')
    expect(defaultMessageOf({ kind: 'too-long', count: 20 })).toBe('Please enter no more than 20 characters.')
  })

  it('for minlen, with the count in place [S5.51]', () => {
    expect(DEFAULT_MESSAGES.minlen).toBe('Please enter at least {count} characters.')
    expect(defaultMessageOf({ kind: 'too-short', count: 3 })).toBe('Please enter at least 3 characters.')
  })

  it('for compare [S5.52]', () => {
    expect(DEFAULT_MESSAGES.compare).toBe('Please enter the same value again.')
    expect(defaultMessageOf({ kind: 'not-the-same', field: 'email' })).toBe(
      'Please enter the same value again.',
    )
  })

  it('for a username [S5.53]', () => {
    expect(DEFAULT_MESSAGES.username).toBe('Please enter a valid email or mobile')
    expect(defaultMessageOf({ kind: 'not-a-username' })).toBe('Please enter a valid email or mobile')
  })

  it.each([
    [{ kind: 'no-file' }, 'required'],
    [{ kind: 'check-failed', name: 'isAdult' }, 'invalid'],
    [{ kind: 'not-between', min: 1, max: 31 }, 'invalid'],
    [{ kind: 'not-a-phone' }, 'mobile'],
    [{ kind: 'not-an-intl-username' }, 'username'],
    [{ kind: 'not-a-national-code' }, 'invalid'],
    [{ kind: 'passwords-differ' }, 'compare'],
    [{ kind: 'file-format', allowed: ['jpg'] }, 'invalid'],
  ] as const)('for %o fall back on the message for %s', (refusal, name) => {
    expect(defaultMessageOf(refusal)).toBe(DEFAULT_MESSAGES[name])
  })
})
