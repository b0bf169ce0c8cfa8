import { type TranslationState, toTranslationState } from '@rasteh/shop-core/translation'
import type { Database } from '../platform/pool.ts'
import type { Locale } from './locale.ts'
import { languagesSql, type WrittenTable } from './written.sql.ts'

/** The state of a text in each language. Persian is what it is translated from. */
export type Translations = Record<Locale, TranslationState>

type Row = { id: number; languages: Locale[]; faChangedAt: Date | null; enChangedAt: Date | null }

/** The state of the named texts in each language, by their ids: one statement. What visitors see counts, not a draft beside it. */
export async function loadTranslations(
  database: Database,
  source: WrittenTable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Translations>> {
  const { rows } = await database.query<Row>({
    name: `translations-${source}`,
    text: STATEMENTS[source],
    values: [ids],
  })
  return new Map(rows.map((row) => [row.id, toTranslations(row)]))
}

function toTranslations({ languages, faChangedAt, enChangedAt }: Row): Translations {
  const hasPersian = languages.includes('fa')
  return {
    fa: toTranslationState({ isWritten: hasPersian, changedAtMs: null, sourceChangedAtMs: null }),
    en: toTranslationState({
      isWritten: languages.includes('en'),
      changedAtMs: enChangedAt?.getTime() ?? null,
      sourceChangedAtMs: hasPersian ? (faChangedAt?.getTime() ?? null) : null,
    }),
  }
}

const changedAt = (source: WrittenTable, locale: Locale) => `(select c.changed_at from shop.text_changes c
    where c.source = '${source}' and c.document_id = d.id and c.locale = '${locale}')`

const translations = (source: WrittenTable) => `
  select d.id, ${languagesSql(source, 'd')} as languages,
    ${changedAt(source, 'fa')} as "faChangedAt", ${changedAt(source, 'en')} as "enChangedAt"
  from public.${source} d where d.id = any($1::int[])`

const STATEMENTS = { pages: translations('pages'), news: translations('news') }
