import { PAGE_PATHS } from '@rasteh/contracts/paths'
import {
  persianKeysOf,
  simpleSearchUrl,
  suggestionSearchUrl,
  typedByKeys,
} from '@rasteh/shop-core/search-box'
import { type ListPlace, SEARCH_SORTS, type SearchParams } from '#features/product-list/public.ts'
import { KIND_FIELD } from './company-search.ts'

/** What is searched for, and by which of its two URLs: the simple search's, or that of the suggestions. */
export type WantedResults = {
  readonly kind: 'simple' | 'suggestions'
  readonly text: string
  readonly categoryId: number | null
  /** What the same keys write on a Persian keyboard, where the text lost letters of it. */
  readonly keys?: string | null
  /** Parts that were understood and that the visitor took back. */
  readonly ignored?: readonly string[]
  /** Nothing is to be understood or corrected. */
  readonly isAsTyped?: boolean
}

/** The names under which the simple search's URL keeps its words and its category. */
export const SIMPLE_FIELDS = { text: 'Search', category: 'cid' } as const

/** The names under which both URLs keep what the visitor took back of what was understood. */
export const TAKEN_FIELDS = { part: 'without', asTyped: 'exact' } as const

const PARTS_MAX = 10
const PART_MAX = 60

/** What the URL says was taken back; what makes no sense says nothing. */
export function takenOf(search: SearchParams): Required<Pick<WantedResults, 'ignored' | 'isAsTyped'>> {
  const parts = [search[TAKEN_FIELDS.part] ?? []].flat()
  return {
    ignored: parts.filter((part) => part !== '' && part.length <= PART_MAX).slice(0, PARTS_MAX),
    isAsTyped: search[TAKEN_FIELDS.asTyped] === '1',
  }
}

function takenFields({ ignored = [], isAsTyped }: WantedResults): (readonly [string, string])[] {
  return [
    ...ignored.map((part) => [TAKEN_FIELDS.part, part] as const),
    ...(isAsTyped ? [[TAKEN_FIELDS.asTyped, '1'] as const] : []),
  ]
}

/** Hyphens of a URL stand for spaces. */
export function toSearchText(term: string): string {
  return term.replaceAll('-', ' ').trim()
}

/** The Persian keys of a search that a form sent without scripts: it has all that was typed. */
export function keysOf(search: SearchParams): string | null {
  const { [SIMPLE_FIELDS.text]: typed } = search
  return typeof typed === 'string' && typed.length <= KEYS_MAX ? persianKeysOf(typed) : null
}

/** No visitor searches for a longer text. */
const KEYS_MAX = 200

/** Where the results are, so that filters and orders lead to the same search. */
export function placeOfResults(wanted: WantedResults): ListPlace {
  const { kind, text, categoryId, keys } = wanted
  const taken = takenFields(wanted)
  if (kind === 'suggestions')
    return { path: canonicalOf({ text, categoryId }), kept: taken, sorts: SEARCH_SORTS }
  const typed = (keys && typedByKeys(keys, text)) ?? text
  const category = categoryId === null ? [] : [[SIMPLE_FIELDS.category, String(categoryId)] as const]
  return {
    path: PAGE_PATHS.searchResults,
    kept: [[SIMPLE_FIELDS.text, typed] as const, ...category, ...taken],
    sorts: SEARCH_SORTS,
  }
}

/** The one URL of a search that both kinds lead machines to. */
export function canonicalOf({ text, categoryId }: Pick<WantedResults, 'text' | 'categoryId'>): string {
  const url = suggestionSearchUrl({ searchPage: PAGE_PATHS.search, text, categoryId })
  return url ?? simpleSearchUrl(PAGE_PATHS.searchResults, text) ?? PAGE_PATHS.searchResults
}

/** The URL of what was found of one kind besides products, or of all that was found. */
export function kindUrlOf(wanted: WantedResults): (kind: string | null) => string {
  const { path, kept } = placeOfResults(wanted)
  return (kind) => {
    const query = new URLSearchParams([
      ...kept.map(([name, value]) => [name, value]),
      ...(kind ? [[KIND_FIELD, kind]] : []),
    ])
    return query.size > 0 ? `${path}?${query}` : path
  }
}

/** Where a search leads that is corrected, asked about or wanted as it was typed. */
export type NoteUrls = { readonly asTyped: string; readonly of: (text: string) => string }

export function noteUrls(wanted: WantedResults): NoteUrls {
  return {
    asTyped: urlOfResults({ ...wanted, keys: null, ignored: [], isAsTyped: true }),
    of: (text) => urlOfResults({ ...wanted, text, keys: null, ignored: [], isAsTyped: false }),
  }
}

/** The URL of results without any filter. */
function urlOfResults(wanted: WantedResults): string {
  const { path, kept } = placeOfResults(wanted)
  const query = new URLSearchParams(kept.map(([name, value]) => [name, value]))
  return query.size > 0 ? `${path}?${query}` : path
}
