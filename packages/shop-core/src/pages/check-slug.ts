import { accept, type Outcome, refuse } from '../outcome.ts'

export type SlugRefusal = { kind: 'slug-malformed'; suggestion: string }
export type ReservedRefusal = { kind: 'slug-reserved'; segment: string }

export const SLUG_MAX_LENGTH = 120

/**
 * First segments that the shop itself answers, in small letters: a page written under one could never be reached. A
 * test compares them with the routes.
 */
const RESERVED = new Set([
  ...[
    'news',
    'basket',
    'category',
    'checkout',
    'compare',
    'feedback',
    'login',
    'offers',
    'product',
    'profile',
  ],
  ...[
    'register',
    'search',
    'search-results',
    'shop',
    'special-order',
    'wish-stop',
    'ui',
    'preview',
    'dashboard',
    'cms-api',
  ],
  ...['api', 'ajax', 'assets', 'desktopmodules', 'media', 'icons', 'health', 'sitemap'],
])

export function isReservedSegment(segment: string): boolean {
  return RESERVED.has(segment.toLowerCase())
}

/** What the newsroom itself answers below `/news`; a test compares them with the routes. */
const RESERVED_FOR_NEWS = new Set(['archive', 'category', 'tag'])

/** Says whether a news item may have this slug; it is below `/news`. */
export function checkNewsSlug(slug: string): Outcome<string, SlugRefusal | ReservedRefusal> {
  const checked = checkSlug(slug)
  return checked.ok && RESERVED_FOR_NEWS.has(slug)
    ? refuse({ kind: 'slug-reserved', segment: slug })
    : checked
}

/** Says whether a page or a news item may have this slug, one part of its path: words of small letters and digits, separated by `-`. */
export function checkSlug(slug: string): Outcome<string, SlugRefusal> {
  return slug.length <= SLUG_MAX_LENGTH && WORDS.test(slug)
    ? accept(slug)
    : refuse({ kind: 'slug-malformed', suggestion: toSlug(slug.replaceAll('/', '-')) })
}

/** Persian letters have no case; a half-space is inside a word, never at its edge. */
const WORD = String.raw`[\p{Ll}\p{Lo}\p{M}\p{Nd}]+(?:\u200c[\p{Ll}\p{Lo}\p{M}\p{Nd}]+)*`
const WORDS = new RegExp(`^${WORD}(?:-${WORD})*$`, 'u')

/** The nearest slug that the rule takes; empty where nothing of the text is left. */
function toSlug(text: string): string {
  return (text.toLowerCase().match(new RegExp(WORD, 'gu')) ?? [])
    .join('-')
    .slice(0, SLUG_MAX_LENGTH)
    .replace(/[-\u200c]+$/, '')
}
