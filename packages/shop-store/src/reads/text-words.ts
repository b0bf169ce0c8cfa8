import type { Database } from '../platform/pool.ts'
import type { Locale } from './locale.ts'
import type { WrittenTable } from './written.sql.ts'

/** The words of a text in one language, as visitors see them. */
export type TextWords = { title: string | null; summary: string | null; body: unknown }

/** The words of a text in a language; null where it has none. */
export async function loadTextWords(
  database: Database,
  source: WrittenTable,
  { id, locale }: { id: number; locale: Locale },
): Promise<TextWords | null> {
  const { rows } = await database.query<TextWords>({
    name: `text-words-${source}`,
    text: STATEMENTS[source],
    values: [id, locale],
  })
  return rows[0] ?? null
}

const words = (source: WrittenTable, body: string) => `
  select l.title, l.summary, l.${body} as body from public.${source}_locales l
  where l._parent_id = $1::int and l._locale = $2::public._locales`

const STATEMENTS = { pages: words('pages', 'layout'), news: words('news', 'body') }
