import type { Database } from '../platform/pool.ts'
import type { Locale } from './locale.ts'
import type { SectionFields } from './section-fields.generated.ts'
import { shownModuleSql } from './shared-sections.sql.ts'

/** A module of a page, as it is kept: what the rest of its fields mean is known to its kind alone. */
export type PageModule = {
  id: string
  blockType: string
  /** By this number scripts ask for its content. */
  moduleId: number
  title?: string | null
  anchor?: string | null
  /** The language of its words, where that is not the language of the page's. */
  language?: Locale
  [field: string]: unknown
}

/** The kinds of modules that the dashboard offers. */
export type SectionKind = keyof SectionFields

/** A module of one kind: the fields that its config in the dashboard has, and no others. */
export type RowOf<Kind extends SectionKind> = Pick<PageModule, 'id' | 'blockType' | 'moduleId'> &
  SectionFields[Kind]

/** A row of a list inside a module of one kind. */
export type ItemOf<Kind extends SectionKind, List extends keyof SectionFields[Kind]> =
  NonNullable<SectionFields[Kind][List]> extends readonly (infer Item)[] ? Item : never

/** Fields of a row by their names alone: what an old version holds in them is checked when it is read. */
export type Unchecked<Row, Name extends keyof Row = keyof Row> = { readonly [Field in Name]?: unknown }

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
  select ${shownModuleSql('found.module', '$2::public._locales')} as module
  from public.pages_locales l
  join public.pages p on p.id = l._parent_id and p.deleted_at is null and p._status = 'published'
  cross join lateral jsonb_array_elements(l.layout) as found (module)
  where l.layout @> $1::jsonb and found.module @> ($1::jsonb -> 0)
  order by (l._locale = $2::public._locales) desc, l.id
  limit 1`
