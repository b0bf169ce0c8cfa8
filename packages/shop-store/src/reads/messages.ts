import type { Database } from '../platform/pool.ts'
import type { Locale } from './locale.ts'

/**
 * The texts of one culture by their keys. No other culture's text replaces a blank one: a missing text must
 * be seen (it shows as its key and `_404`).
 */
export async function loadMessages(
  database: Database,
  locale: Locale,
  keys?: readonly string[],
): Promise<Record<string, string>> {
  const { rows } = await database.query<{ key: string; value: string }>({
    name: 'messages',
    text: `select m.key, l.value from public.messages m
      join public.messages_locales l on l._parent_id = m.id and l._locale = $1::public._locales
      where ($2::text[] is null or m.key = any($2)) and l.value is not null and btrim(l.value) <> ''
      order by m.key`,
    values: [locale, keys ?? null],
  })
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]))
}
