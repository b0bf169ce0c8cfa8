import type { SiteKind } from '@rasteh/shop-core/brand'
import type { Database } from '../platform/pool.ts'
import { SHIPPED_BRAND } from './brand.ts'

/** What the site is for, as managers chose it. */
export async function loadSiteKind(database: Database): Promise<SiteKind> {
  const { rows } = await database.query<{ siteKind: SiteKind }>({
    name: 'site-kind',
    text: 'select site_kind::text as "siteKind" from public.brand order by id limit 1',
  })
  return rows[0]?.siteKind ?? SHIPPED_BRAND.siteKind
}
