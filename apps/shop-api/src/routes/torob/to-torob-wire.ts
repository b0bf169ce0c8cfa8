import { toTomans } from '@rasteh/persian-text/money'
import type { FeedItem } from '@rasteh/shop-store/reads/torob-feed'
import type { FeedPage } from '../../services/torob/torob-feed.ts'

/** Writes a page of the feed in Torob's shapes, not in the shop's. */
export function toTorobWire({ items, currentPage, total, maxPages, nextCursor, origin }: FeedPage) {
  return {
    api_version: 'torob_api_v3',
    current_page: currentPage,
    total,
    max_pages: maxPages,
    ...(nextCursor === null ? {} : { next_cursor: String(nextCursor) }),
    products: items.map((item) => toTorobProduct(item, origin)),
  }
}

const cut = (text: string, length: number) => [...text].slice(0, length).join('')

/** An item in Torob's words: prices in Toman, 0 for what cannot be bought. */
function toTorobProduct(item: FeedItem, origin: string) {
  const isSold = item.stock > 0 && item.unitPriceRial !== null
  const price = isSold ? Math.floor(toTomans(item.unitPriceRial ?? 0)) : 0
  const before = Math.floor(toTomans(item.oldPriceRial ?? 0))
  const page = `${origin}/product/${item.productId}/${encodeURIComponent(item.slug)}`
  return {
    page_unique: String(item.variantId),
    page_url: item.isDefault ? page : `${page}?variant=${item.variantId}`,
    product_group_id: String(item.productId),
    title: cut([item.title, item.variantTitle].filter(Boolean).join(' '), 500),
    current_price: price,
    ...(isSold && before > price ? { old_price: before } : {}),
    availability: isSold,
    ...(item.categoryTitle ? { category_name: cut(item.categoryTitle, 200) } : {}),
    image_links: item.pictures.map((name) => `${origin}/media/${encodeURIComponent(name)}`),
    ...(item.shortText ? { short_desc: cut(item.shortText, 500) } : {}),
    spec: Object.fromEntries(item.attributes.map(({ name, value }) => [name, value])),
    date_added: item.addedAt.toISOString(),
    date_updated: item.updatedAt.toISOString(),
  }
}
