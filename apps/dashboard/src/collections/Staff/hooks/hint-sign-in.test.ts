import type { PayloadRequest } from 'payload'
import { describe, expect, it } from 'vitest'
import { forgetSignIn, hintSignIn } from './hint-sign-in.ts'

const cookieAfter = (hook: typeof hintSignIn) => {
  // The hooks look at nothing but the headers of the answer.
  const req = {} as PayloadRequest
  hook({ req })
  return req.responseHeaders?.get('set-cookie')
}

describe('the sign that staff are signed in', () => {
  it('is left where scripts can read it, for as long as the session', () => {
    expect(cookieAfter(hintSignIn)).toBe('rasteh-signed-in=1; Path=/; SameSite=Lax; Max-Age=28800')
  })

  it('is taken away with the session', () => {
    expect(cookieAfter(forgetSignIn)).toBe('rasteh-signed-in=; Path=/; SameSite=Lax; Max-Age=0')
  })
})
