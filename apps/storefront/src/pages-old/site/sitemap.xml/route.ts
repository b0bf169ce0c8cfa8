import { loadSitemapStarts, SITEMAP_KINDS } from '@rasteh/shop-store/reads/sitemap'
import { readDatabase } from '../../../page/database.ts'
import { siteOrigin } from '../../../page/origin.ts'
import { SITEMAP_PART_SIZE, xmlAnswer } from '../../../page/sitemap-answer.ts'
import { sitemapIndexText } from '../../../page/sitemap-text.ts'

export const dynamic = 'force-dynamic'

/** The map of the site: its parts, and the pages that are always there. */
export async function GET(): Promise<Response> {
  const parts = await Promise.all(
    SITEMAP_KINDS.map(async (kind) => {
      const starts = await loadSitemapStarts(readDatabase(), kind, SITEMAP_PART_SIZE)
      return starts.map((from) => `/sitemap/${kind}/${from}.xml`)
    }),
  )
  return xmlAnswer(sitemapIndexText(siteOrigin(), ['/sitemap/main/1.xml', ...parts.flat()]))
}
