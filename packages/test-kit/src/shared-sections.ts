import type { Database } from '@rasteh/shop-store/platform/pool'

type ModuleSketch = { blockType: string; [field: string]: unknown }

export type SharedSectionSketch = {
  /** Its module in each language. */
  fa?: ModuleSketch
  en?: ModuleSketch
  status?: 'published' | 'draft'
}

/** A section that pages share, as editors publish it; its id. */
export async function addSharedSection(owner: Database, sketch: SharedSectionSketch): Promise<number> {
  const { status = 'published' } = sketch
  const words = (['fa', 'en'] as const).flatMap((locale) => {
    const module = sketch[locale]
    return module ? [{ locale, layout: [{ id: `shared-${locale}`, moduleId: 900_001, ...module }] }] : []
  })
  const { rows } = await owner.query<{ id: number }>(
    `with section as (
       insert into public.shared_sections (title, _status)
       values ('بخش مشترک', $1::text::public.enum_shared_sections_status) returning id
     ), words as (
       insert into public.shared_sections_locales (_parent_id, _locale, layout)
       select section.id, (word ->> 'locale')::public._locales, word -> 'layout'
       from section, jsonb_array_elements($2::jsonb) word
     )
     select id from section`,
    [status, JSON.stringify(words)],
  )
  return rows[0]?.id ?? 0
}
