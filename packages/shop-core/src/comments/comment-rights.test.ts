import { describe, expect, it } from 'vitest'
import { asksCaptcha, checkCommentRight } from './comment-rights.ts'

const acts = ['comment', 'vote', 'answer'] as const

describe('somebody signed in', () => {
  it.each(acts)('may %s, even where guests may not', (act) => {
    expect(checkCommentRight(act, { userId: 5, guestsMayComment: false })).toEqual({ ok: true, value: act })
  })
})

describe('a guest', () => {
  it('may comment where guests are allowed', () => {
    expect(checkCommentRight('comment', { userId: null, guestsMayComment: true }).ok).toBe(true)
  })

  it('is asked to sign in to comment where guests are not allowed', () => {
    expect(checkCommentRight('comment', { userId: null, guestsMayComment: false })).toEqual({
      ok: false,
      refusal: { kind: 'login-required' },
    })
  })

  it.each([
    ['vote', true],
    ['vote', false],
    ['answer', true],
    ['answer', false],
  ] as const)('may not %s, guests allowed: %s', (act, guestsMayComment) => {
    expect(checkCommentRight(act, { userId: null, guestsMayComment })).toEqual({
      ok: false,
      refusal: { kind: 'only-for-users' },
    })
  })
})

describe('the captcha', () => {
  it.each([
    [true, null, true],
    [true, 5, false],
    [false, null, false],
    [false, 5, false],
  ] as const)(
    'where the shop asks for one (%s), of user %s: asked for is %s',
    (needsCaptcha, userId, isAsked) => {
      expect(asksCaptcha({ needsCaptcha, userId })).toBe(isAsked)
    },
  )
})
