/**
 * Calls and files that are no pages. A page that is not for search engines says so itself and must stay open here: one that
 * may not be read is listed by its URL alone as soon as somebody links to it.
 */
const CLOSED = ['/api/', '/cms-api/', '/shop/payment/', '/Ajax/', '/DesktopModules/*.ashx']

/** What search engines may read, and where the map of the site is. */
export function robotsText(origin: string): string {
  const closed = CLOSED.map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...closed, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}
