import { describe, expect, it } from 'vitest'
import {
  basketCookie,
  basketSecretCookie,
  CART_ID_PATTERN,
  captchaCookie,
  deviceCookie,
  languageCookie,
  SESSION_COOKIE,
  sessionCookieName,
  sessionCookiePrefix,
  signInHintCookie,
} from './cookies.ts'

const https = { https: true }
const http = { https: false }
const thirtyDaysInSeconds = 2_592_000

describe('the basket cookie', () => {
  it('is named CartID and lives 30 days [S9.01]', () => {
    const { name, attributes } = basketCookie(https)
    expect([name, attributes.maxAgeSeconds]).toEqual(['CartID', thirtyDaysInSeconds])
  })

  it('has the path / [S9.02]', () => {
    expect(basketCookie(https).attributes.path).toBe('/')
  })

  it('can be read by the page’s scripts', () => {
    expect(basketCookie(https).attributes.httpOnly).toBe(false)
  })

  it('holds a handle of 128 bits as base64url', () => {
    const handle = Buffer.alloc(16, 0xfb).toString('base64url')
    expect(handle).toMatch(new RegExp(CART_ID_PATTERN))
  })
})

describe('the secret basket cookie', () => {
  it('is bound to the host on https', () => {
    expect(basketSecretCookie(https)).toEqual({
      name: '__Host-rasteh-basket',
      attributes: {
        path: '/',
        httpOnly: true,
        secure: true,
        sameSite: 'lax',
        maxAgeSeconds: thirtyDaysInSeconds,
      },
    })
  })

  it('has a plain name without https, where a browser refuses the other', () => {
    expect(basketSecretCookie(http)).toEqual({
      name: 'rasteh-basket',
      attributes: {
        path: '/',
        httpOnly: true,
        secure: false,
        sameSite: 'lax',
        maxAgeSeconds: thirtyDaysInSeconds,
      },
    })
  })
})

describe('the other cookies', () => {
  it('let scripts read the culture', () => {
    expect(languageCookie(http)).toEqual({
      name: 'language',
      attributes: { path: '/', httpOnly: false, secure: false, sameSite: 'lax' },
    })
  })

  it('let scripts read that somebody is signed in, for as long as the session', () => {
    expect(signInHintCookie(https, 7200)).toEqual({
      name: 'rasteh-signed-in',
      attributes: { path: '/', httpOnly: false, secure: true, sameSite: 'lax', maxAgeSeconds: 7200 },
    })
  })

  it('hide which captcha was shown', () => {
    expect(captchaCookie(https, 'feedback')).toMatchObject({
      name: 'rasteh-captcha-feedback',
      attributes: { httpOnly: true, maxAgeSeconds: 300 },
    })
  })

  it('keep subdomains from planting a session, where https allows it', () => {
    expect(sessionCookieName(https)).toBe('__Host-rasteh-token')
    expect(`${sessionCookiePrefix(https)}-token`).toBe('__Host-rasteh-token')
  })

  it.each([
    [https, '__Host-rasteh-device', true],
    [http, 'rasteh-device', false],
  ])('keep the browser’s token from scripts, from other hosts and for a year: %j', (site, name, secure) => {
    expect(deviceCookie(site)).toEqual({
      name,
      attributes: { path: '/', httpOnly: true, secure, sameSite: 'lax', maxAgeSeconds: 31_536_000 },
    })
  })

  it('name Payload’s session', () => {
    expect(SESSION_COOKIE).toBe('rasteh-token')
    expect(sessionCookiePrefix({ https: false })).toBe('rasteh')
  })
})
