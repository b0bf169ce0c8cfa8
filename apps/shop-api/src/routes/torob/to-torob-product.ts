import { toTomans } from '@rasteh/persian-text/money'
import type { FeedItem } from '@rasteh/shop-store/reads/torob-feed'

const cut = (text: string, length: number) => [...text].slice(0, length).join('')

/** An item in Torob's words: prices in Toman, 0 for what cannot be bought. */
export function toTorobProduct(item: FeedItem, origin: string) {
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
