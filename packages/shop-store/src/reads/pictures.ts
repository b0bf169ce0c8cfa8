import type { Database } from '../pool.ts'
import type { Locale } from './locale.ts'

/** An uploaded picture: its file, a smaller one for lists, its size and what is said in its place. */
export type UploadedPicture = {
  id: number
  filename: string
  card: string | null
  width: number | null
  height: number | null
  alt: string
}

/** The pictures with these ids, by id; one that was deleted is not there. Without ids nothing is asked. */
export async function loadPictures(
  database: Database,
  ids: readonly number[],
  locale: Locale,
): Promise<Map<number, UploadedPicture>> {
  if (ids.length === 0) return new Map()
  const { rows } = await database.query<UploadedPicture>({
    name: 'pictures',
    text: PICTURES,
    values: [locale, ids],
  })
  return new Map(rows.map((picture) => [picture.id, picture]))
}

const PICTURES = `
  select m.id, m.filename, m.sizes_card_filename as card, m.width::int, m.height::int,
    coalesce(own.alt, fa.alt, '') as alt
  from public.media m
  left join public.media_locales fa on fa._parent_id = m.id and fa._locale = 'fa'
  left join public.media_locales own on own._parent_id = m.id and own._locale = $1::public._locales
  where m.id = any($2::int[])`
