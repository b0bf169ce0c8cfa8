import type { MenuItem, WrittenEntry, WrittenLink } from '@rasteh/shop-store/reads/shell'
import { documentUrl } from '#page/load/page-urls.ts'
import { isShopUrl } from '#page/load/shop-urls.ts'

/**
 * The entries of a menu with where they lead now. One whose document is not published is left out; where something is
 * below it, it leads to the first of that.
 */
export function toMenuItems(entries: readonly WrittenEntry[]): MenuItem[] {
  return entries.flatMap((entry) => {
    const children = toMenuItems(entry.children)
    const address = addressOf(entry) ?? children[0]?.address
    return address === undefined ? [] : [{ id: entry.id, title: entry.title, address, children }]
  })
}

/** The same menu without what leads to the pages of a shop; an entry stays for what is left below it. */
export function withoutShop(items: readonly MenuItem[]): MenuItem[] {
  return items.flatMap((item) => {
    const children = withoutShop(item.children)
    const address = isShopUrl(item.address) ? children[0]?.address : item.address
    return address === undefined ? [] : [{ ...item, address, children }]
  })
}

/** The links of a list with where they lead now, without those whose document is not published. */
export function toLinks(links: readonly WrittenLink[]): { id: string; title: string; address: string }[] {
  return links.flatMap((link) => {
    const address = addressOf(link)
    return address === undefined ? [] : [{ id: link.id, title: link.title, address }]
  })
}

/**
 * What was read with the menu is kept for a minute at most: an item of news that is renamed, and a product, redirect
 * until then by themselves.
 */
function addressOf({ isByDocument, document, address }: WrittenLink): string | undefined {
  if (!isByDocument) return address
  return document === null ? undefined : documentUrl(document)
}
