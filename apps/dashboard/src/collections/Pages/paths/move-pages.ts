import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import { HOME_SLUG } from '@rasteh/shop-core/pages'

type Database = PostgresAdapter['drizzle']

type Move = {
  id: number
  from: string
  to: string
  /** Whether visitors knew the page at its old path and find it at the new one. */
  wasSeen: boolean
}

type MovedPage = { id: number; from: string; to: string; isSeen: boolean }

/**
 * Takes all pages below along to where their parent went, in the transaction of its save: five statements, however many
 * there are. Each path that visitors knew redirects to the new one at once, and what led to an old one leads there too.
 */
export async function moveBelowAsSystem(database: Database, { id, from, to, wasSeen }: Move): Promise<void> {
  const { rows: below } = await database.execute<MovedPage>(sql`
    with recursive below as (
      select p.id, p.path as from_path, ${to}::text || '/' || p.slug as to_path from public.pages p where p.parent_id = ${id}
      union all
      select p.id, p.path, b.to_path || '/' || p.slug from public.pages p join below b on p.parent_id = b.id
    )
    update public.pages p set path = b.to_path from below b where p.id = b.id and p.path is distinct from b.to_path
    returning p.id, b.from_path as "from", b.to_path as "to", p._status = 'published' and p.deleted_at is null as "isSeen"`)
  await renewDrafts(database, [id, ...below.map((page) => page.id)])
  const known = [{ id, from, to, isSeen: wasSeen }, ...below].filter(
    (page) => page.isSeen && page.from !== HOME_SLUG && page.to !== HOME_SLUG,
  )
  await redirectAll(database, known)
}

/** A page that is published takes its path back from what redirected it. */
export async function freePathAsSystem(database: Database, path: string): Promise<void> {
  await database.execute(sql`delete from public.redirects where "from" = ${`/${path}`}`)
}

/** The newest draft of each shows in its form the path that it would get now. */
async function renewDrafts(database: Database, ids: readonly number[]): Promise<void> {
  await database.execute(sql`
    with moved as (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::int as id)
    update public._pages_v v set version_path = coalesce(above.path || '/', '') || v.version_slug
    from public._pages_v own left join public.pages above on above.id = own.version_parent_id
    where own.id = v.id and v.latest and v.version_slug is not null
      and (v.parent_id in (select id from moved) or v.version_parent_id in (select id from moved))`)
}

/** What led away from an old or a new path is taken back: a new one is a page again, and an old one has one target. */
async function redirectAll(
  database: Database,
  pages: readonly { from: string; to: string }[],
): Promise<void> {
  if (pages.length === 0) return
  const moved = sql`jsonb_to_recordset(${JSON.stringify(
    pages.map(({ from, to }) => ({ from_path: `/${from}`, to_path: `/${to}` })),
  )}::jsonb) as m (from_path text, to_path text)`
  await database.execute(sql`
    delete from public.redirects r using ${moved} where r."from" in (m.from_path, m.to_path)`)
  await database.execute(sql`
    update public.redirects r set "to" = m.to_path, updated_at = now() from ${moved} where r."to" = m.from_path`)
  await database.execute(sql`
    insert into public.redirects ("from", "to", is_permanent, created_at, updated_at)
    select m.from_path, m.to_path, true, now(), now() from ${moved}`)
}
