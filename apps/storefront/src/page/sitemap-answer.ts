/** Pages of one part, each in two cultures: well under the 50,000 addresses that search engines read, and a small answer. */
export const SITEMAP_PART_SIZE = 5_000

export function xmlAnswer(text: string, type = 'application/xml'): Response {
  return new Response(text, {
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=3600' },
  })
}
