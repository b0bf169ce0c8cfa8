import type { Database } from '../platform/pool.ts'
import type { Locale } from './locale.ts'

/** A module of a page, as it is kept: what the rest of its fields mean is known to its kind alone. */
export type PageModule = {
  id: string
  blockType: string
  /** By this number scripts ask for its content. */
  moduleId: number
  title?: string | null
  anchor?: string | null
  [field: string]: unknown
}

/**
 * A module of a page that everybody may see, by its number; null when no published page has it. Both languages of a
 * page may share a number (a layout that was copied): then the visitor's own comes first.
 */
export async function loadModule(
  database: Database,
  moduleId: number,
  locale: Locale,
): Promise<PageModule | null> {
  const { rows } = await database.query<{ module: PageModule }>({
    name: 'module',
    text: MODULE,
    values: [JSON.stringify([{ moduleId }]), locale],
  })
  return rows[0]?.module ?? null
}

const MODULE = `
  select found.module
  from public.pages_locales l
  join public.pages p on p.id = l._parent_id and p.deleted_at is null and p._status = 'published'
  cross join lateral jsonb_array_elements(l.layout) as found (module)
  where l.layout @> $1::jsonb and found.module @> ($1::jsonb -> 0)
  order by (l._locale = $2::public._locales) desc, l.id
  limit 1`
