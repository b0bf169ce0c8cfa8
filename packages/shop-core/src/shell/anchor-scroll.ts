/** How long the page takes to scroll to a section. */
export const ANCHOR_SCROLL_MS = 800

/** A section of the home page and how far down it begins. */
export type PageSection = { readonly id: string; readonly topPx: number }

/** The section whose bullet is active: the last one that has begun at this scroll position, else the first. */
export function activeBullet(sections: readonly PageSection[], scrollPx: number): string | undefined {
  const begun = sections.filter((section) => section.topPx <= scrollPx)
  return (begun.at(-1) ?? sections[0])?.id
}
