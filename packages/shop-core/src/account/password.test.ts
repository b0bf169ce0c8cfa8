import { describe, expect, it } from 'vitest'
import { checkPassword } from './password.ts'

const who = ['09123456789', 'sara.karimi@example.ir', 'سارا کریمی', null]

describe('a new password', () => {
  it.each([
    'گل‌سرخ بنفشه آبی',
    'correct horse battery staple',
    'rasteh-owner',
    'rasteh-customer',
    'a-long-password',
    'x7#kQ2!mzP9w',
    'my password is a wombat',
    'کلاغ روی بام نان می‌خورد',
    'kQ4z'.repeat(32),
  ])('may be %s', (password) => {
    expect(checkPassword(password, who)).toEqual({ ok: true, value: password })
  })

  it.each([
    ['123', { kind: 'password-too-short', min: 12 }],
    ['x7#kQ2!mzP9', { kind: 'password-too-short', min: 12 }],
    ['kQ4z'.repeat(33), { kind: 'password-too-long', max: 128 }],
    ['09123456789', { kind: 'password-is-identity' }],
    [' Sara.Karimi@Example.ir ', { kind: 'password-is-identity' }],
  ])('may not be %s', (password, refusal) => {
    expect(checkPassword(password, who)).toEqual({ ok: false, refusal })
  })

  it.each([
    ['password1234'],
    ['Password@123456'],
    ['P@ssw0rd2024!'],
    ['passwordpassword'],
    ['123456789012'],
    ['۱۲۳۴۵۶۷۸۹۰۱۲'],
    ['987654321098'],
    ['000000000000'],
    ['abcabcabcabc'],
    ['121212121212'],
    ['qwertyuiop123'],
    ['1q2w3e4r5t6y'],
    ['1qaz2wsx3edc'],
    ['asdfghjkl;qwe'],
    ['ضصثقفغعهخحجچ'],
    ['حشسسصخقی۱۲۳۴'],
    ['sghlsghl12345'],
    ['سلام سلام ۱۲۳'],
    ['رمز عبور ۱۲۳۴۵'],
    ['ramzeobour123'],
    ['doostetdaram1'],
    ['perspolis1403'],
    ['esteghlal1380!'],
    ['rasteh123456'],
    ['RastehRasteh!'],
    ['فروشگاه راسته ۱۴۰۵'],
    ['iloveyou12345'],
    ['admin1234admin'],
    ['aaaaaaaaaaaab'],
  ])('may not be common: %s', (password) => {
    expect(checkPassword(password, who)).toEqual({ ok: false, refusal: { kind: 'password-too-common' } })
  })

  it.each(['09123456789ab', '9123456789000', 'sarakarimi123', 'karimi1234567', 'کریمی سارا ۱۲۳۴'])(
    'may not be made of what is known of the person: %s',
    (password) => {
      expect(checkPassword(password, who)).toEqual({ ok: false, refusal: { kind: 'password-too-common' } })
    },
  )
})
