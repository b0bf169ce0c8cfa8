import { CULTURE_COOKIE, type Culture } from '@rasteh/persian-text/culture'

type Asked = { path: string; query: URLSearchParams; culture: Culture }

/**
 * The URL that was asked for, in another culture. It always names it, the default one too: a visitor whose cookie keeps the
 * other culture would be led in a ring by a plain one.
 */
export function toCulture({ path, query, culture }: Asked): string {
  const named = new URLSearchParams(query)
  named.delete(CULTURE_COOKIE)
  named.append(CULTURE_COOKIE, culture)
  return `${path}?${named}`
}
