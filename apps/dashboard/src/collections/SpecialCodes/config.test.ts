import { dashboardTexts } from '@rasteh/messages/dashboard'
import { describe, expect, it } from 'vitest'
import { SpecialCodes } from './config.ts'

const field = SpecialCodes.fields.find((one) => 'name' in one && one.name === 'code')
const validate = (field as unknown as { validate: (value: unknown) => unknown }).validate

describe('a code that a manager writes', () => {
  it.each(['NOWRUZ1405', 'عید1405', 'OFF-50%', 'A.B'])('may be %s', (code) => {
    expect(validate(code)).toBe(true)
  })

  it.each(['عید/1', 'A\\B', '.', '..', 'A%2FB'])('is refused as %s, which no address can hold', (code) => {
    expect(validate(code)).toBe(dashboardTexts.codeForAddress)
  })
})
