import type { Database } from '../platform/pool.ts'
import type { Locale } from './locale.ts'

/** What a text may lead to. */
export type LinkedKind = 'pages' | 'news' | 'products' | 'categories'

export type LinkedDocument = {
  kind: LinkedKind
  id: number
  /** What its URL is made of; of a page its whole path. */
  slug: string
  title: string
  summary: string | null
}

type Wanted = Readonly<Record<LinkedKind, readonly number[]>>

/** Those of the wanted documents that everybody may see, in one statement; without ids nothing is asked. */
export async function loadLinkedDocuments(
  database: Database,
  { pages, news, products, categories }: Wanted,
  locale: Locale,
): Promise<LinkedDocument[]> {
  if (pages.length + news.length + products.length + categories.length === 0) return []
  const { rows } = await database.query<LinkedDocument>({
    name: 'linked-documents',
    text: LINKED,
    values: [locale, pages, news, products, categories],
  })
  return rows
}

const PUBLISHED = `d._status = 'published'`

/** Who sees each kind, and the column that its URL is made of. */
const KINDS: Record<LinkedKind, { slug: string; seen: string }> = {
  pages: { slug: 'd.path', seen: PUBLISHED },
  news: { slug: 'd.slug', seen: `${PUBLISHED} and d.published_at <= now()` },
  products: { slug: 'd.slug', seen: PUBLISHED },
  categories: { slug: 'd.slug', seen: 'true' },
}

const linked = (kind: LinkedKind, { at, text }: { at: number; text: string }) => `
  select '${kind}' as kind, d.id, ${KINDS[kind].slug} as slug, coalesce(own.title, fa.title) as title,
    coalesce(own.${text}, fa.${text}) as summary
  from public.${kind} d
  join public.${kind}_locales fa on fa._parent_id = d.id and fa._locale = 'fa'
  left join public.${kind}_locales own on own._parent_id = d.id and own._locale = $1::public._locales
  where d.id = any($${at}::int[]) and d.deleted_at is null and ${KINDS[kind].seen}`

const LINKED = [
  linked('pages', { at: 2, text: 'summary' }),
  linked('news', { at: 3, text: 'summary' }),
  linked('products', { at: 4, text: 'short_text' }),
  linked('categories', { at: 5, text: 'description' }),
].join(' union all ')

/**
 * The document that a row of relations names, as JSON, if everybody may see it: for a statement that reads entries of a
 * menu. `table` is the menu's table of relations, `path` the entry's place in it.
 */
export const documentAt = (table: string, path: string) => `(
  select json_build_object('kind', target.kind, 'id', target.id, 'slug', target.slug)
  from public.${table} r cross join lateral (${(Object.keys(KINDS) as LinkedKind[])
    .map(
      (kind) => `select '${kind}' as kind, d.id, ${KINDS[kind].slug} as slug from public.${kind} d
        where d.id = r.${kind}_id and d.deleted_at is null and ${KINDS[kind].seen}`,
    )
    .join(' union all ')}) target
  where r.path = ${path})`
