import { pageKeys } from '@rasteh/contracts/page-keys'
import type { Language } from '@rasteh/persian-text/culture'
import { SHARED_SECTION_MODULE } from '@rasteh/shop-core/modules'
import type { PageModule } from '@rasteh/shop-store/reads/modules'
import { loadSharedSections, type SharedModule } from '@rasteh/shop-store/reads/shared-sections'
import { readDatabase } from '#page/load/database.ts'
import { showsKeys } from '#page/load/request.ts'

/**
 * The modules of a page with those of its shared sections in their places, in the language of the page's words: one read for
 * all of them, none where the page has none. What is not published leaves nothing, and its page is rendered again when it is.
 */
export async function withSharedSections(
  modules: readonly PageModule[],
  language: Language,
): Promise<readonly PageModule[]> {
  const ids = [...new Set(modules.flatMap((module) => sectionOf(module) ?? []))]
  if (ids.length === 0) return modules
  showsKeys(...ids.map(pageKeys.sharedSection))
  return placeShared(modules, await loadSharedSections(readDatabase(), ids, language), language)
}

/**
 * Puts the found sections into their places. Each is known by its place: the same section may be on a page twice. Its anchor
 * is then that of the first place, and of none where a section of the page itself has it.
 */
export function placeShared(
  modules: readonly PageModule[],
  found: ReadonlyMap<number, SharedModule>,
  language: Language,
): PageModule[] {
  const taken = new Set(modules.flatMap(({ anchor }) => anchor ?? []))
  return modules.flatMap((place) => {
    if (place.blockType !== SHARED_SECTION_MODULE) return [place]
    const shared = found.get(sectionOf(place) ?? 0)
    if (!shared) return []
    const { language: written, anchor, ...module } = shared
    const { id, moduleId } = place
    const own = anchor && !taken.has(anchor) ? { anchor } : {}
    if (anchor) taken.add(anchor)
    const other = written === language ? {} : { language: written }
    return [{ ...module, ...own, id, moduleId, ...other } as PageModule]
  })
}

/** The section that a place names; a form that is being typed may name none yet. */
function sectionOf({ blockType, section }: PageModule): number | null {
  return blockType === SHARED_SECTION_MODULE && typeof section === 'number' ? section : null
}
