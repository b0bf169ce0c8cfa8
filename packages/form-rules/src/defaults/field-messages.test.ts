import { describe, expect, it } from 'vitest'
import { toFieldMessage } from './field-messages.ts'

describe('toFieldMessage', () => {
  it.each([
    [{ kind: 'required' }, 'ValidatorRequired'],
    [{ kind: 'not-a-number' }, 'ValidatorNumber'],
    [{ kind: 'not-an-email' }, 'ValidatorEmail'],
    [{ kind: 'no-match' }, 'ValidatorInvalid'],
    [{ kind: 'check-failed', name: 'isAdult' }, 'ValidatorInvalid'],
    [{ kind: 'not-the-same', field: 'email' }, 'ValidatorCompare'],
    [{ kind: 'not-a-mobile' }, 'ValidatorMobile'],
    [{ kind: 'not-a-phone' }, 'ValidatorPhone'],
    [{ kind: 'not-a-username' }, 'ValidatorUsername'],
    [{ kind: 'not-an-intl-username' }, 'ValidatorIntlUsername'],
    [{ kind: 'not-a-national-code' }, 'ValidatorNationalCode'],
    [{ kind: 'passwords-differ' }, 'ValidatorPasswordCompare'],
  ] as const)('gives %o the key %s', (refusal, key) => {
    expect(toFieldMessage(refusal)).toEqual({ key })
  })

  it('gives the messages about length their count', () => {
    expect(toFieldMessage({ kind: 'too-short', count: 3 })).toEqual({
      key: 'ValidatorMinLength',
      parameters: { count: 3 },
    })
    expect(toFieldMessage({ kind: 'too-long', count: 9 })).toEqual({
      key: 'ValidatorMaxLength',
      parameters: { count: 9 },
    })
  })

  it('gives the message about a range both limits', () => {
    expect(toFieldMessage({ kind: 'not-between', min: 1, max: 31 })).toEqual({
      key: 'ValidatorBetween',
      parameters: { min: 1, max: 31 },
    })
  })

  it('gives files the alerts that the specification names', () => {
    expect(toFieldMessage({ kind: 'no-file' })).toEqual({ key: 'NoFileIsSelected' })
    expect(toFieldMessage({ kind: 'file-format', allowed: ['jpg'] })).toEqual({
      key: 'FileFormatNotSupported',
    })
  })
})
