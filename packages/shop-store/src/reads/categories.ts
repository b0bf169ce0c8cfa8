import type { Database } from '../platform/pool.ts'
import type { Locale } from './locale.ts'
import { focusOf, type PictureFocus } from './pictures.ts'

export type Category = {
  id: number
  parentId: number | null
  slug: string
  title: string
  description: string | null
  picture: string | null
  pictureFocus: PictureFocus | null
}

/** All categories in the managers' order. */
export async function loadCategories(database: Database, locale: Locale): Promise<Category[]> {
  const { rows } = await database.query<Category>({ name: 'categories', text: CATEGORIES, values: [locale] })
  return rows
}

const CATEGORIES = `
  select c.id, c.parent_id as "parentId", c.slug, coalesce(own.title, fa.title) as title,
    coalesce(own.description, fa.description) as description,
    coalesce(m.sizes_card_filename, m.filename) as picture, ${focusOf('m')} as "pictureFocus"
  from public.categories c
  join public.categories_locales fa on fa._parent_id = c.id and fa._locale = 'fa'
  left join public.categories_locales own on own._parent_id = c.id and own._locale = $1::public._locales
  left join public.media m on m.id = c.picture_id
  where c.deleted_at is null
  order by c.position, c.id`
