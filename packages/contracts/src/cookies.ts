import { CAPTCHA_LIFE_SECONDS, type CaptchaForm } from '@rasteh/shop-core/captcha'

/** A cookie's attributes as data, so that both servers and the tests read the same ones. */
export type CookieAttributes = {
  readonly path: '/'
  readonly httpOnly: boolean
  readonly secure: boolean
  readonly sameSite: 'lax'
  /** Without it the cookie lasts as long as the browser's session. */
  readonly maxAgeSeconds?: number
}

/** A cookie's name with its attributes. */
export type CookieShape = { readonly name: string; readonly attributes: CookieAttributes }

/** How the site is reached; a site without https cannot set secure cookies. */
export type Site = { readonly https: boolean }

export const BASKET_COOKIE = 'CartID'
export const BASKET_COOKIE_DAYS = 30
export const BASKET_SECRET_COOKIE_HTTPS = '__Host-rasteh-basket'
export const BASKET_SECRET_COOKIE_HTTP = 'rasteh-basket'
export const LANGUAGE_COOKIE = 'language'
export const SIGN_IN_HINT_COOKIE = 'rasteh-signed-in'
export const SESSION_COOKIE = 'rasteh-token'
const DEVICE_COOKIE_HTTPS = '__Host-rasteh-device'
export const DEVICE_COOKIE_HTTP = 'rasteh-device'
export const DEVICE_COOKIE_DAYS = 365
const SESSION_COOKIE_HTTPS = '__Host-rasteh-token'
export const CAPTCHA_COOKIE = 'rasteh-captcha'

/** The public handle of a basket: 128 bits as base64url. It names a basket and authorises nothing. */
export const CART_ID_PATTERN = '^[A-Za-z0-9_-]{22}$'

/** The cookie that names the basket, readable by the page's scripts. */
export function basketCookie(site: Site): CookieShape {
  return { name: BASKET_COOKIE, attributes: readable(site, BASKET_SECONDS) }
}

/** The cookie whose secret authorises the basket. Its `__Host-` name, possible only on https, keeps subdomains from planting one. */
export function basketSecretCookie(site: Site): CookieShape {
  const name = site.https ? BASKET_SECRET_COOKIE_HTTPS : BASKET_SECRET_COOKIE_HTTP
  return { name, attributes: hidden(site, BASKET_SECONDS) }
}

/** The name of the content platform's session cookie; on https no subdomain can plant one of that name. */
export function sessionCookieName(site: Site): string {
  return site.https ? SESSION_COOKIE_HTTPS : SESSION_COOKIE
}

/** What the content platform puts `-token` behind to name its cookie. */
export function sessionCookiePrefix(site: Site): string {
  return sessionCookieName(site).replace(/-token$/, '')
}

/** The cookie that holds the culture, read by the page's scripts. */
export function languageCookie(site: Site): CookieShape {
  return { name: LANGUAGE_COOKIE, attributes: readable(site) }
}

/** The readable sign that somebody is signed in, without which the page does not ask who. It proves nothing. */
export function signInHintCookie(site: Site, maxAgeSeconds: number): CookieShape {
  return { name: SIGN_IN_HINT_COOKIE, attributes: readable(site, maxAgeSeconds) }
}

/**
 * The cookie by which a browser is known again where somebody signed in before. It opens nothing: its guesses are
 * counted apart from those of strangers. It outlives the session.
 */
export function deviceCookie(site: Site): CookieShape {
  const name = site.https ? DEVICE_COOKIE_HTTPS : DEVICE_COOKIE_HTTP
  return { name, attributes: hidden(site, DEVICE_COOKIE_DAYS * 24 * 60 * 60) }
}

/** The cookie that names the captcha challenges last shown for a form, the newest first. */
export function captchaCookie(site: Site, form: CaptchaForm): CookieShape {
  return { name: `${CAPTCHA_COOKIE}-${form}`, attributes: hidden(site, CAPTCHA_LIFE_SECONDS) }
}

const BASKET_SECONDS = BASKET_COOKIE_DAYS * 24 * 60 * 60

function readable(site: Site, maxAgeSeconds?: number): CookieAttributes {
  return attributes(site, false, maxAgeSeconds)
}

function hidden(site: Site, maxAgeSeconds?: number): CookieAttributes {
  return attributes(site, true, maxAgeSeconds)
}

function attributes(site: Site, httpOnly: boolean, maxAgeSeconds?: number): CookieAttributes {
  const always = { path: '/', httpOnly, secure: site.https, sameSite: 'lax' } as const
  return maxAgeSeconds === undefined ? always : { ...always, maxAgeSeconds }
}
