import { describe, expect, it } from 'vitest'
import { mayPayFrom } from './connection.ts'

describe('paying over a connection', () => {
  it.each([
    ['ir', true],
    [null, true],
    ['de', false],
  ])('from %s is allowed: %s [S9.09]', (country, may) => {
    expect(mayPayFrom(country)).toBe(may)
  })
})
