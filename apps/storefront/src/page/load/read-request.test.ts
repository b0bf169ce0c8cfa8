import { describe, expect, it } from 'vitest'
import { cultureCookie, readPageRequest } from './read-request.ts'

function visit(url: string, cookie = '', isSecure = false) {
  const asked = readPageRequest({ url, cookie, params: {} })
  const { culture, language, namedCulture } = asked
  return { culture, language, namedCulture, setCookie: cultureCookie(asked, isSecure) }
}

describe('?language= on a URL', () => {
  it('chooses the culture for this page and the next ones, in a cookie that scripts can read', () => {
    const { culture, language, setCookie } = visit('/basket?language=en-US', 'CartID=x; language=fa-IR')
    expect([culture, language]).toEqual(['en-US', 'en'])
    expect(setCookie).toBe('language=en-US; Path=/; SameSite=Lax; Max-Age=31536000')
  })

  it('of an unknown culture chooses Persian', () => {
    expect(visit('/?language=de-DE', 'language=en-US')).toMatchObject({
      culture: 'fa-IR',
      setCookie: expect.stringContaining('language=fa-IR'),
    })
  })

  it('that is not there changes nothing', () => {
    const unchanged = { culture: 'en-US', language: 'en', namedCulture: null, setCookie: null }
    expect(visit('/', 'language=en-US')).toEqual(unchanged)
  })

  it('sets no cookie that is there already, so that the edge can keep the page', () => {
    expect(visit('/?language=en-US', 'language=en-US')).toMatchObject({ culture: 'en-US', setCookie: null })
  })

  it('is kept by the links of the page, save for the default culture', () => {
    expect(visit('/?language=en-US').namedCulture).toBe('en-US')
    expect(visit('/?language=fa-IR').namedCulture).toBeNull()
  })

  it('sets a secure cookie on a secure site', () => {
    expect(visit('/?language=fa-IR', '', true).setCookie).toContain('; Secure')
  })
})

describe('what a page is asked for', () => {
  it('is Persian for whoever chose nothing, or something that is no culture', () => {
    expect(visit('/').culture).toBe('fa-IR')
    expect(visit('/', 'language=__proto__').culture).toBe('fa-IR')
  })

  it('has all values of a name that stands more than once', () => {
    const { path, search } = readPageRequest({ url: '/c?b=1&b=2&page=3', cookie: '', params: {} })
    expect(path).toBe('/c')
    expect(search).toEqual({ b: ['1', '2'], page: '3' })
  })
})
