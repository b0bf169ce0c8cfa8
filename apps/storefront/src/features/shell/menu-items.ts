import type { MenuItem, WrittenEntry, WrittenLink } from '@rasteh/shop-store/reads/shell'
import { documentUrl } from '#page/load/page-urls.ts'

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
