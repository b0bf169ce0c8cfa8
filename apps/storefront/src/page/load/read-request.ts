import { CULTURE_COOKIE, cultureOf, DEFAULT_CULTURE, languageOf } from '@rasteh/persian-text/culture'
import type { PageRequest } from './request.ts'

type Asked = { url: string; cookie: string; params: Readonly<Record<string, string>>; typed?: unknown }

/** Reads what a page is asked for. The culture is the only thing of a visitor that a shared page depends on. */
export function readPageRequest({ url, cookie, params, typed }: Asked): PageRequest {
  const { pathname, searchParams } = new URL(url, 'http://shop.invalid')
  const named = searchParams.get(CULTURE_COOKIE)
  const culture = cultureOf(named ?? cookieOf(cookie, CULTURE_COOKIE))
  return {
    path: pathname,
    params,
    query: searchParams,
    search: toRecord(searchParams),
    cookie,
    typed,
    culture,
    language: languageOf(culture),
    namedCulture: named !== null && culture !== DEFAULT_CULTURE ? culture : null,
    keys: new Set(),
    imageOrigins: new Set(),
    frameOrigins: new Set(),
    memo: new Map(),
  }
}

/**
 * The cookie that keeps a culture which the URL names, for the visits after this one; null where it is kept already. It is
 * readable by scripts, as the specification's pages expect.
 */
export function cultureCookie({ query, cookie, culture }: PageRequest, isSecure: boolean): string | null {
  if (!query.has(CULTURE_COOKIE) || cookieOf(cookie, CULTURE_COOKIE) === culture) return null
  return `${CULTURE_COOKIE}=${culture}; Path=/; SameSite=Lax; Max-Age=31536000${isSecure ? '; Secure' : ''}`
}

function toRecord(query: URLSearchParams): Record<string, string | string[]> {
  const names = [...new Set(query.keys())]
  return Object.fromEntries(
    names.map((name) => {
      const values = query.getAll(name)
      return [name, values.length === 1 ? (values[0] ?? '') : values]
    }),
  )
}

export function cookieOf(cookies: string, name: string): string | undefined {
  const pair = cookies.split('; ').find((one) => one.startsWith(`${name}=`))
  return pair?.slice(name.length + 1)
}
