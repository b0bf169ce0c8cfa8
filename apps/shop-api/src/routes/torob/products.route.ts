import { ADDED_PATHS } from '@rasteh/contracts/paths'
import {
  countFeed,
  FEED_PAGE,
  type FeedItem,
  type FeedQuery,
  loadFeed,
} from '@rasteh/shop-store/reads/torob-feed'
import type { ShopApi } from '../../http/shop-api.ts'
import { isTorob } from './check-torob-token.ts'
import { readFeedQuery } from './read-feed-query.ts'
import { toTorobProduct } from './to-torob-product.ts'

const BODY_MAX = 256 * 1024

/** Torob's Product API v3: the comparison pulls what the shop sells. It answers in Torob's shapes, not in ours. */
export async function torobProductsRoute(app: ShopApi) {
  const { origin, torobKey } = app.settings
  await app.register(async (feed) => {
    feed.removeAllContentTypeParsers()
    // The bot says odd things about its bodies; they are JSON all the same.
    feed.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: BODY_MAX },
      async (_: unknown, body: string) => toJson(body),
    )
    feed.post(
      ADDED_PATHS.torobProducts,
      { schema: { tags: ['feeds'], hide: true }, config: { fromOtherSites: true, rateLimit: {} } },
      async (request, reply) => {
        reply.header('cache-control', 'no-store')
        const { 'x-torob-token': token } = request.headers
        const version = request.headers['x-torob-token-version'] ?? request.headers['c-torob-token-version']
        const ours = torobKey && { key: torobKey, host: new URL(origin).host, nowMs: app.nowMs() }
        if (!ours || !(await isTorob({ token, version }, ours)))
          return reply.code(401).send({ error: 'invalid token' })
        const asked = readFeedQuery(request.body)
        if ('error' in asked) return reply.code(400).send(asked)
        const [items, total] = await Promise.all([
          loadFeed(app.database, asked.query),
          countFeed(app.database),
        ])
        return toFeed(items, { ...asked, total, origin })
      },
    )
  })
}

type Told = { query: FeedQuery; currentPage: number; total: number; origin: string }

function toFeed(items: FeedItem[], { query, currentPage, total, origin }: Told) {
  const isNamed = query.kind === 'variants' || query.kind === 'products'
  const isFull = query.kind === 'after' && items.length === FEED_PAGE
  return {
    api_version: 'torob_api_v3',
    current_page: currentPage,
    total: isNamed ? items.length : total,
    max_pages: isNamed ? 1 : Math.max(1, Math.ceil(total / FEED_PAGE)),
    ...(isFull ? { next_cursor: String(items.at(-1)?.variantId) } : {}),
    products: items.map((item) => toTorobProduct(item, origin)),
  }
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
