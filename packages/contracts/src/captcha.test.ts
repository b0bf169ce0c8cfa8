import { Value } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { CaptchaQuery, CommentCaptchaQuery, captchaAddress, commentCaptchaAddress } from './captcha.ts'
import { fillPath, PATHS } from './paths.ts'

const queryOf = (address: string) =>
  Object.fromEntries(new URL(address, 'https://shop.example').searchParams.entries())

describe('a captcha picture', () => {
  it.each([PATHS.feedback, PATHS.captcha])('is asked for at %s with a random number', (path) => {
    const address = captchaAddress(path, 0.25)
    expect(address).toBe(`${path}?action=captcha&rnd=0.25`)
    expect(Value.Check(CaptchaQuery, queryOf(address))).toBe(true)
  })

  it.each([{}, { action: 'submit' }])('is not what %j asks for', (query) => {
    expect(Value.Check(CaptchaQuery, query)).toBe(false)
  })

  it('of comments is asked for by section', () => {
    const address = commentCaptchaAddress(fillPath(PATHS.commentCaptcha, { sectionId: 0 }), 0.5)
    expect(address).toBe('/api/shop/comment/captcha/0?rnd=0.5')
    expect(Value.Check(CommentCaptchaQuery, queryOf(address))).toBe(true)
  })
})
