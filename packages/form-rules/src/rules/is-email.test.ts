import { describe, expect, it } from 'vitest'
import { isEmail } from './is-email.ts'

describe('email', () => {
  it.each(['sara@example.com', 'SARA.k+shop@mail.example.co.ir', "o'neil_1@a-b.ir", 'sara۱۲@example.com'])(
    'accepts %s [S5.15]',
    (text) => {
      expect(isEmail(text)).toBe(true)
    },
  )

  it.each([
    '',
    'sara',
    'sara@',
    '@example.com',
    'sara@localhost',
    'sara@example..com',
    'sara@-example.com',
    'sa ra@example.com',
    'sara@exa mple.com',
    'a@b@example.com',
    '.sara@example.com',
    'sara.@example.com',
    'sara@example.com\n',
    'سارا@example.com',
    '<sara@example.com>',
    `${'a'.repeat(250)}@example.com`,
  ])('refuses %j [S5.15]', (text) => {
    expect(isEmail(text)).toBe(false)
  })

  it('accepts domains of one letter or of digits [S5.15]', () => {
    expect([isEmail('sara@x.ir'), isEmail('sara@139.ir'), isEmail('a?b@x.ir')]).toEqual([true, true, true])
  })

  it('accepts at most 254 characters [S5.15]', () => {
    const address = (length: number) => `${'a'.repeat(length - 5)}@b.ir`
    expect([isEmail(address(254)), isEmail(address(255))]).toEqual([true, false])
  })

  it('answers at once for a text made to keep it busy', () => {
    const startedAt = performance.now()
    isEmail(`${'a.'.repeat(120)}!@`)
    isEmail(`a@${'a-'.repeat(120)}!`)
    expect(performance.now() - startedAt).toBeLessThan(100)
  })
})
