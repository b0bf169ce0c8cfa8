import { describe, expect, it } from 'vitest'
import { checkPassword } from './password.ts'

const who = ['09123456789', 'sara@example.ir', null]

describe('a new password', () => {
  it.each(['12345678', 'گل‌سرخ بنفشه', 'x'.repeat(128)])('may be %s', (password) => {
    expect(checkPassword(password, who)).toEqual({ ok: true, value: password })
  })

  it.each([
    ['1234567', { kind: 'password-too-short', min: 8 }],
    ['x'.repeat(129), { kind: 'password-too-long', max: 128 }],
    ['09123456789', { kind: 'password-is-identity' }],
    [' Sara@Example.ir ', { kind: 'password-is-identity' }],
  ])('may not be %s', (password, refusal) => {
    expect(checkPassword(password, who)).toEqual({ ok: false, refusal })
  })
})
