import type { Database } from '../platform/pool.ts'
import type { Locale } from './locale.ts'

/** What a text may lead to. */
export type LinkedKind = 'pages' | 'news' | 'products' | 'categories'

export type LinkedDocument = {
  kind: LinkedKind
  id: number
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

const linked = (kind: LinkedKind, { at, text, seen }: { at: number; text: string; seen: string }) => `
  select '${kind}' as kind, d.id, d.slug, coalesce(own.title, fa.title) as title,
    coalesce(own.${text}, fa.${text}) as summary
  from public.${kind} d
  join public.${kind}_locales fa on fa._parent_id = d.id and fa._locale = 'fa'
  left join public.${kind}_locales own on own._parent_id = d.id and own._locale = $1::public._locales
  where d.id = any($${at}::int[]) and d.deleted_at is null and ${seen}`

const LINKED = [
  linked('pages', { at: 2, text: 'summary', seen: PUBLISHED }),
  linked('news', { at: 3, text: 'summary', seen: `${PUBLISHED} and d.published_at <= now()` }),
  linked('products', { at: 4, text: 'short_text', seen: PUBLISHED }),
  linked('categories', { at: 5, text: 'description', seen: 'true' }),
].join(' union all ')
