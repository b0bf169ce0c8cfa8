import type { Database } from '../platform/pool.ts'
import type { Locale } from './locale.ts'
import { isFoundIn, localesSql, TITLE_SQL } from './written.sql.ts'

export type TreePage = { id: number; path: string; title: string }

/** What is around a page: the pages above it from the top, those beside it, itself among them, and those below it. */
export type PageTree = { above: TreePage[]; beside: TreePage[]; below: TreePage[] }

type Row = TreePage & { part: keyof PageTree }

/** A page is not so deep by far: what would go round in a broken tree ends here. */
const DEEPEST = 20

/**
 * Reads what is around a page, of what everybody may see, in one statement. The parent is named and not read from the
 * page: that of a draft may be another one.
 */
export async function loadPageTree(
  database: Database,
  { id, parentId }: { id: number; parentId: number | null },
  locale: Locale,
): Promise<PageTree> {
  const { rows } = await database.query<Row>({
    name: 'page-tree',
    text: TREE,
    values: [locale, id, parentId, DEEPEST],
  })
  const partOf = (name: keyof PageTree) =>
    rows.filter(({ part }) => part === name).map(({ part: _, ...page }) => page)
  return { above: partOf('above'), beside: partOf('beside'), below: partOf('below') }
}

const TREE = `
  with recursive above as (
    select p.id, p.parent_id, 1 as distance from public.pages p where p.id = $3::int
    union all
    select p.id, p.parent_id, a.distance + 1 from public.pages p join above a on p.id = a.parent_id where a.distance < $4
  ), around as (
    select 'above' as part, id, -distance as place from above
    union all select 'beside', id, id from public.pages where parent_id = $3::int
    union all select 'below', id, id from public.pages where parent_id = $2::int
  )
  select around.part, a.id, a.path, ${TITLE_SQL} as title
  from around
  join public.pages a on a.id = around.id ${localesSql('pages')}
  where a.deleted_at is null and a._status = 'published' and a.path is not null
    and ${TITLE_SQL} is not null and ${isFoundIn('pages', 'a')}
  order by around.place`
