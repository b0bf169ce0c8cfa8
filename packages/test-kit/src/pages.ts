import type { Database } from '@rasteh/shop-store/platform/pool'

type ModuleSketch = { blockType: string; [field: string]: unknown }

export type PageSketch = {
  modules: readonly ModuleSketch[]
  status?: 'published' | 'draft'
  isDeleted?: boolean
  locale?: 'fa' | 'en'
}

let count = 0

/** A page of modules as managers publish it; answers the numbers that its modules were given. */
export async function addPage(owner: Database, sketch: PageSketch): Promise<number[]> {
  count += 1
  const { modules, status = 'published', isDeleted = false, locale = 'fa' } = sketch
  const { rows } = await owner.query<{ moduleIds: number[] }>(
    `with numbered as (
       select place, given || jsonb_build_object('id', 'm' || place, 'moduleId', nextval('public.module_ids')) as module
       from jsonb_array_elements($2::jsonb) with ordinality as g (given, place)
     ), page as (
       insert into public.pages (slug, _status, deleted_at)
       values ($1, $3::text::public.enum_pages_status, case when $4 then now() end) returning id
     ), words as (
       insert into public.pages_locales (_parent_id, _locale, title, layout)
       select page.id, $5::text::public._locales, $1, (select jsonb_agg(module order by place) from numbered) from page
     )
     select array_agg((module ->> 'moduleId')::int order by place) as "moduleIds" from numbered`,
    [`page-${process.pid}-${count}`, JSON.stringify(modules), status, isDeleted, locale],
  )
  return rows[0]?.moduleIds ?? []
}
