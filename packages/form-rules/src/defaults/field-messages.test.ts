import { describe, expect, it } from 'vitest'
import { sayFieldRefusal } from './field-messages.ts'

const say = (key: string, parameters?: object) => [key, JSON.stringify(parameters)].filter(Boolean).join(' ')

describe('sayFieldRefusal', () => {
  it('says a plain refusal by its key', () => {
    expect(sayFieldRefusal({ kind: 'not-a-mobile' }, say)).toBe('ValidatorMobile')
  })

  it('hands the count to the messages about length', () => {
    expect(sayFieldRefusal({ kind: 'too-short', count: 3 }, say)).toBe('ValidatorMinLength {"count":3}')
    expect(sayFieldRefusal({ kind: 'too-long', count: 9 }, say)).toBe('ValidatorMaxLength {"count":9}')
  })

  it('hands both limits to the message about a range', () => {
    expect(sayFieldRefusal({ kind: 'not-between', min: 1, max: 31 }, say)).toBe(
      'ValidatorBetween {"min":1,"max":31}',
    )
  })

  it('says the upload alerts that the specification names', () => {
    expect(sayFieldRefusal({ kind: 'no-file' }, say)).toBe('NoFileIsSelected')
    expect(sayFieldRefusal({ kind: 'file-format', allowed: ['jpg'] }, say)).toBe('FileFormatNotSupported')
  })
})
