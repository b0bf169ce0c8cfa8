import type { Database } from '../platform/pool.ts'

/** What a comment is about: a product or a news item. */
export type CommentSection = { type: 'product' | 'news'; id: number }

/** The Persian titles of products and news by `type-id`; what is gone has none. */
export async function loadSectionTitles(
  database: Database,
  sections: readonly CommentSection[],
): Promise<Map<string, string>> {
  const idsOf = (type: CommentSection['type']) => [
    ...new Set(sections.filter((section) => section.type === type).map(({ id }) => id)),
  ]
  const { rows } = await database.query<{ section: string; title: string }>({
    name: 'section-titles',
    text: `select 'product-' || _parent_id as section, title from public.products_locales
        where _locale = 'fa' and _parent_id = any($1::int[]) and title is not null
      union all
      select 'news-' || _parent_id, title from public.news_locales
        where _locale = 'fa' and _parent_id = any($2::int[]) and title is not null`,
    values: [idsOf('product'), idsOf('news')],
  })
  return new Map(rows.map(({ section, title }) => [section, title]))
}
