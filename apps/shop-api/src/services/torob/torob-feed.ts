import { sellsGoods } from '@rasteh/shop-core/brand'
import { accept, type Outcome, refuse } from '@rasteh/shop-core/outcome'
import type { Pool } from '@rasteh/shop-store/platform/pool'
import { loadSiteKind } from '@rasteh/shop-store/reads/site-kind'
import { countFeed, FEED_PAGE, type FeedItem, loadFeed } from '@rasteh/shop-store/reads/torob-feed'
import type { ShopApiSettings } from '../../settings.ts'
import type { FeedRefusal } from '../refusals.ts'
import { isTorob, type ShownToken } from './check-torob-token.ts'
import { readFeedQuery } from './read-feed-query.ts'

type Deps = { database: Pool; settings: ShopApiSettings; nowMs(): number }
export type FeedPage = {
  items: FeedItem[]
  currentPage: number
  total: number
  maxPages: number
  /** The last item of a full page, after which the next one begins. */
  nextCursor: number | null
  origin: string
}
export type TorobFeed = ReturnType<typeof createTorobFeed>

/** What the shop sells, for the price comparison Torob alone. */
export function createTorobFeed(deps: Deps) {
  const { database, settings } = deps
  const { origin, torobKey } = settings
  return {
    async load(shown: ShownToken, body: unknown): Promise<Outcome<FeedPage, FeedRefusal>> {
      // A company's site that sells nothing has no feed, with or without a token.
      if (!sellsGoods(await loadSiteKind(database))) return refuse({ kind: 'feed-not-here' })
      const expected = torobKey && { key: torobKey, host: new URL(origin).host, nowMs: deps.nowMs() }
      if (!expected || !(await isTorob(shown, expected))) return refuse({ kind: 'feed-token-wrong' })
      const asked = readFeedQuery(body)
      if ('error' in asked) return refuse({ kind: 'feed-query-wrong', error: asked.error })
      const { query, currentPage } = asked
      const [items, total] = await Promise.all([loadFeed(database, query), countFeed(database)])
      const isNamed = query.kind === 'variants' || query.kind === 'products'
      const isFull = query.kind === 'after' && items.length === FEED_PAGE
      return accept({
        items,
        currentPage,
        total: isNamed ? items.length : total,
        maxPages: isNamed ? 1 : Math.max(1, Math.ceil(total / FEED_PAGE)),
        nextCursor: isFull ? (items.at(-1)?.variantId ?? null) : null,
        origin,
      })
    },
  }
}
