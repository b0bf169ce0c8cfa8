/** Entries of one part: well under the 50,000 that search engines read, and a small answer. */
export const SITEMAP_PART_SIZE = 10_000

export function xmlAnswer(text: string): Response {
  return new Response(text, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
