import type { Database } from '../platform/pool.ts'
import type { Locale } from './locale.ts'
import type { PageModule } from './modules.ts'
import { sharedModuleSql } from './shared-sections.sql.ts'

/** The module of a shared section, and the language that it is written in. */
export type SharedModule = PageModule & { language: Locale }

/**
 * The modules of these shared sections by their ids, in one statement. One that is not published, or has no words in either
 * language, is not among them.
 */
export async function loadSharedSections(
  database: Database,
  ids: readonly number[],
  locale: Locale,
): Promise<Map<number, SharedModule>> {
  const { rows } = await database.query<{ id: number; module: SharedModule | null }>({
    name: 'shared-sections',
    text: SHARED_SECTIONS,
    values: [ids, locale],
  })
  return new Map(rows.flatMap(({ id, module }) => (module ? [[id, module]] : [])))
}

const SHARED_SECTIONS = `
  select wanted.id, ${sharedModuleSql('shared.id = wanted.id', '$2::public._locales')} as module
  from unnest($1::int[]) as wanted (id)`
