import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { chooseCulture } from './choose-culture.ts'

function visit(url: string, cookie?: string, origin = 'http://shop.test') {
  const request = new IncomingMessage(new Socket())
  Object.assign(request, { url })
  if (cookie) request.headers.cookie = cookie
  const response = new ServerResponse(request)
  const kept = chooseCulture(request, response, origin)
  return { kept, cookie: request.headers.cookie, setCookie: response.getHeader('set-cookie') }
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
    const unchanged = { kept: null, cookie: 'language=en-US', setCookie: undefined }
    expect(visit('/', 'language=en-US')).toEqual(unchanged)
  })

  it('sets no cookie that is there already, so that the edge can keep the page', () => {
    const told = { cookie: 'language=en-US', setCookie: undefined }
    expect(visit('/?language=en-US', 'language=en-US')).toMatchObject(told)
  })

  it('is kept by the links of the page, save for the default culture', () => {
    expect(visit('/?language=en-US').kept).toBe('en-US')
    expect(visit('/?language=fa-IR').kept).toBeNull()
  })

  it('sets a secure cookie on a secure site', () => {
    expect(visit('/?language=fa-IR', undefined, 'https://shop.test').setCookie).toContain('; Secure')
  })
})
