import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { siteOrigin } from '../../../site/origin.ts'

/** Pages for one person, calls and lists that only repeat others are not for search engines. */
const CLOSED = [
  PAGE_PATHS.dashboard,
  '/cms-api',
  '/api/',
  PAGE_PATHS.basket,
  PAGE_PATHS.checkout,
  PAGE_PATHS.profile,
  PAGE_PATHS.login,
  PAGE_PATHS.register,
  PAGE_PATHS.search,
  PAGE_PATHS.searchResults,
  '/shop/',
]

export const dynamic = 'force-dynamic'

export function GET(): Response {
  const lines = ['User-agent: *', ...CLOSED.map((path) => `Disallow: ${path}`), '']
  return new Response([...lines, `Sitemap: ${siteOrigin()}/sitemap.xml`, ''].join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
