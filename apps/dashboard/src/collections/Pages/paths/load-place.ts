import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'

type Database = PostgresAdapter['drizzle']

/** A page as visitors know it: the path that it has, and whether everybody may see it. */
export type KnownPage = { path: string | null; isSeen: boolean }

export type LoadedPlace = {
  /** Null for a page that is not saved yet. */
  known: KnownPage | null
  parentPath: string | null
  /** The parent and all above it. */
  aboveIds: number[]
  /** The rest of the path of each page below. */
  below: string[]
}

/** A tree of pages is not so deep by far: what would go round in a broken one ends here. */
const DEEPEST = 20

/** Where a page is now, and what is above and below the place that it is given: one statement. */
export async function loadPlace(
  database: Database,
  { id, parentId }: { id: number | null; parentId: number | null },
): Promise<LoadedPlace> {
  const { rows } = await database.execute<LoadedPlace>(sql`
    with recursive above as (
      select p.id, p.parent_id, p.path, 0 as distance from public.pages p where p.id = ${parentId}::int
      union all
      select p.id, p.parent_id, p.path, a.distance + 1 from public.pages p join above a on p.id = a.parent_id
      where a.distance < ${DEEPEST}::int
    ), below as (
      select p.id, p.slug::text as rest, 1 as distance from public.pages p where p.parent_id = ${id}::int
      union all
      select p.id, b.rest || '/' || p.slug, b.distance + 1 from public.pages p join below b on p.parent_id = b.id
      where b.distance < ${DEEPEST}::int
    )
    select (select json_build_object('path', p.path, 'isSeen', p._status = 'published' and p.deleted_at is null)
        from public.pages p where p.id = ${id}::int) as known,
      (select path from above where distance = 0) as "parentPath",
      (select coalesce(json_agg(id), '[]') from above) as "aboveIds",
      (select coalesce(json_agg(rest), '[]') from below where rest is not null) as below`)
  const [place] = rows
  if (!place) throw new Error('a statement without conditions answered nothing')
  return place
}

/** One of these paths that another page has, in the trash or not; null where all are free. */
export async function findTakenPath(
  database: Database,
  { id, paths }: { id: number | null; paths: readonly string[] },
): Promise<string | null> {
  const { rows } = await database.execute<{ path: string }>(sql`
    select p.path from public.pages p
    where p.path in (select jsonb_array_elements_text(${JSON.stringify(paths)}::jsonb)) and p.id is distinct from ${id}::int
    order by length(p.path) limit 1`)
  return rows[0]?.path ?? null
}

/** The page as its row is now. */
export async function loadKnownPage(database: Database, id: number): Promise<KnownPage | null> {
  const { rows } = await database.execute<KnownPage>(sql`
    select path, _status = 'published' and deleted_at is null as "isSeen" from public.pages where id = ${id}`)
  return rows[0] ?? null
}
