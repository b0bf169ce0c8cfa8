import type { Database } from '../platform/pool.ts'

export type CategoryTitles = { id: number; titles: string[] }

/** What the categories are called in every language: one statement. */
export async function loadCategoryTitles(database: Database): Promise<CategoryTitles[]> {
  const { rows } = await database.query<CategoryTitles>({ name: 'category-titles', text: TITLES })
  return rows
}

const TITLES = `
  select c.id, array_agg(l.title) as titles from public.categories c
  join public.categories_locales l on l._parent_id = c.id and l.title <> ''
  where c.deleted_at is null group by c.id order by c.id`
