import type { Database } from '../platform/pool.ts'
import type { Locale } from './locale.ts'
import { isFoundIn, OTHER_LOCALE } from './written.sql.ts'

/** What a text may lead to. */
export type LinkedKind = 'pages' | 'news' | 'products' | 'categories' | 'files'

export type LinkedDocument = {
  kind: LinkedKind
  id: number
  /** What its URL is made of; of a page its whole path, of a file its name. */
  slug: string
  title: string
  summary: string | null
}

type Wanted = Readonly<Record<LinkedKind, readonly number[]>>

/** Those of the wanted documents that everybody may see, in one statement; without ids nothing is asked. */
export async function loadLinkedDocuments(
  database: Database,
  { pages, news, products, categories, files }: Wanted,
  locale: Locale,
): Promise<LinkedDocument[]> {
  if ([pages, news, products, categories, files].every((ids) => ids.length === 0)) return []
  const { rows } = await database.query<LinkedDocument>({
    name: 'linked-documents',
    text: LINKED,
    values: [locale, pages, news, products, categories, files],
  })
  return rows
}

const THERE = 'd.deleted_at is null'
const PUBLISHED = `${THERE} and d._status = 'published'`

/** Who sees each kind, and the column that its URL is made of. */
const KINDS: Record<LinkedKind, { slug: string; seen: string }> = {
  pages: { slug: 'd.path', seen: `${PUBLISHED} and ${isFoundIn('pages', 'd')}` },
  news: { slug: 'd.slug', seen: `${PUBLISHED} and d.published_at <= now() and ${isFoundIn('news', 'd')}` },
  products: { slug: 'd.slug', seen: PUBLISHED },
  categories: { slug: 'd.slug', seen: THERE },
  files: { slug: 'd.filename', seen: 'd.filename is not null' },
}

const linked = (kind: LinkedKind, { at, text }: { at: number; text: string | null }) => `
  select '${kind}' as kind, d.id, ${KINDS[kind].slug} as slug, coalesce(own.title, other.title) as title,
    ${text === null ? 'null' : `coalesce(own.${text}, other.${text})`} as summary
  from public.${kind} d
  left join public.${kind}_locales own on own._parent_id = d.id and own._locale = $1::public._locales
  left join public.${kind}_locales other on other._parent_id = d.id and other._locale = ${OTHER_LOCALE}
  where d.id = any($${at}::int[]) and ${KINDS[kind].seen}
    and coalesce(own.title, other.title) is not null`

const LINKED = [
  linked('pages', { at: 2, text: 'summary' }),
  linked('news', { at: 3, text: 'summary' }),
  linked('products', { at: 4, text: 'short_text' }),
  linked('categories', { at: 5, text: 'description' }),
  linked('files', { at: 6, text: null }),
].join(' union all ')

/**
 * The document that a row of relations names, as JSON, if it is to be found in the language `$1`: for a statement that
 * reads entries of a menu. `table` is the menu's table of relations, `path` the entry's place in it.
 */
export const documentAt = (table: string, path: string) => `(
  select json_build_object('kind', target.kind, 'id', target.id, 'slug', target.slug)
  from public.${table} r cross join lateral (${(Object.keys(KINDS) as LinkedKind[])
    .map(
      (kind) => `select '${kind}' as kind, d.id, ${KINDS[kind].slug} as slug from public.${kind} d
        where d.id = r.${kind}_id and ${KINDS[kind].seen}`,
    )
    .join(' union all ')}) target
  where r.path = ${path})`
