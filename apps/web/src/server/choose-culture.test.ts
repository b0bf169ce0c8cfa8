import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { chooseCulture } from './choose-culture.ts'

function visit(url: string, cookie?: string, origin = 'http://shop.test') {
  const request = new IncomingMessage(new Socket())
  Object.assign(request, { url })
  if (cookie) request.headers.cookie = cookie
  const response = new ServerResponse(request)
  chooseCulture(request, response, origin)
  return { cookie: request.headers.cookie, setCookie: response.getHeader('set-cookie') }
}

describe('?language= on an address', () => {
  it('chooses the culture for this page and the next ones, in a cookie that scripts can read', () => {
    const { cookie, setCookie } = visit('/basket?language=en-US', 'CartID=x; language=fa-IR')
    expect(cookie).toBe('CartID=x; language=en-US')
    expect(setCookie).toBe('language=en-US; Path=/; SameSite=Lax; Max-Age=31536000')
  })

  it('of an unknown culture chooses Persian', () => {
    expect(visit('/?language=de-DE').cookie).toBe('language=fa-IR')
  })

  it('that is not there changes nothing', () => {
    expect(visit('/', 'language=en-US')).toEqual({ cookie: 'language=en-US', setCookie: undefined })
  })

  it('sets a secure cookie on a secure site', () => {
    expect(visit('/?language=fa-IR', undefined, 'https://shop.test').setCookie).toContain('; Secure')
  })
})
