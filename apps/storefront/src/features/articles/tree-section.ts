import type { PageTree, TreePage } from '@rasteh/shop-store/reads/page-tree'

/** What the menu of a section lists: the page at its top, those right below that, and those below the page itself. */
export type TreeSection = { top: TreePage | null; pages: readonly TreePage[]; below: readonly TreePage[] }

/**
 * The section that a page is in: its parent with all that is beside the page, or, for one at the top, the page with all
 * that is below it. Null where a page is alone. A parent that is not published is not named.
 */
export function toTreeSection(
  { parentId, ...own }: TreePage & { parentId: number | null },
  { above, beside, below }: PageTree,
): TreeSection | null {
  if (parentId === null) return below.length > 0 ? { top: own, pages: below, below: [] } : null
  const top = above.find(({ id }) => id === parentId) ?? null
  // A page that is not published yet is among its siblings in its preview too.
  const pages = beside.some(({ id }) => id === own.id) ? beside : [...beside, own]
  return { top, pages, below }
}
