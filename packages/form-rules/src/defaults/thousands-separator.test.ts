import { expect, it } from 'vitest'
import { isNumber } from '../rules.ts'
import { VALIDATOR_THOUSANDS_SEPARATOR } from './thousands-separator.ts'

it('parts thousands by the comma in the validator [S9.53]', () => {
  expect(VALIDATOR_THOUSANDS_SEPARATOR).toBe(',')
  expect(isNumber(['1', '250', '000'].join(VALIDATOR_THOUSANDS_SEPARATOR))).toBe(true)
})
