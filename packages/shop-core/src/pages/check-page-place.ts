import { accept, type Outcome, refuse } from '../outcome.ts'
import { isReservedSegment, type ReservedRefusal } from './check-slug.ts'

/** So many parts has the longest path of a page. */
export const PAGE_LEVELS_MAX = 5

/** The slug of the home page, which visitors find at the site's root. */
export const HOME_SLUG = 'home'

export type PlaceRefusal =
  | ReservedRefusal
  | { kind: 'page-under-itself' }
  | { kind: 'page-under-home' }
  | { kind: 'parent-without-path' }
  | { kind: 'page-too-deep'; max: number }
  | { kind: 'path-taken'; path: string }

export type PagePlace = {
  /** Null for a page that is not saved yet. */
  id: number | null
  slug: string
  /** The page above it, with the numbers of that page and of all above it; null for a page at the top. */
  parent: { path: string | null; ids: readonly number[] } | null
  /** The pages below it, by the rest of their paths. */
  below: readonly string[]
}

/** The paths that a page and all below it get at this place, its own first. */
export function pathsAt({ slug, parent, below }: PagePlace): [string, ...string[]] {
  const path = parent === null ? slug : `${parent.path}/${slug}`
  return [path, ...below.map((rest) => `${path}/${rest}`)]
}

/**
 * Says whether a page may be at this place, and answers its path. `before` is the path that it has: a page that stays
 * where it is is not asked again. `taken` is a path of `pathsAt` that another page has.
 */
export function checkPagePlace(
  place: PagePlace,
  { before, taken }: { before: string | null; taken: string | null },
): Outcome<string, PlaceRefusal> {
  const { id, parent } = place
  if (parent !== null && id !== null && parent.ids.includes(id)) return refuse({ kind: 'page-under-itself' })
  if (parent !== null && parent.path === null) return refuse({ kind: 'parent-without-path' })
  const paths = pathsAt(place)
  const [path] = paths
  if (path === before) return accept(path)
  const [first = ''] = path.split('/')
  if (isReservedSegment(first)) return refuse({ kind: 'slug-reserved', segment: first })
  if (paths.some((one) => one.startsWith(`${HOME_SLUG}/`))) return refuse({ kind: 'page-under-home' })
  if (paths.some((one) => one.split('/').length > PAGE_LEVELS_MAX))
    return refuse({ kind: 'page-too-deep', max: PAGE_LEVELS_MAX })
  return taken === null ? accept(path) : refuse({ kind: 'path-taken', path: taken })
}
