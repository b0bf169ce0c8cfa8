import type { Database } from '../platform/pool.ts'
import type { Locale } from './locale.ts'

/** An uploaded picture: its file, a smaller one for lists, its size and what is said in its place. */
export type UploadedPicture = {
  id: number
  filename: string
  card: string | null
  width: number | null
  height: number | null
  alt: string
  /** The point that must stay in view where the picture is cropped, in percent; null in the middle. */
  focus: PictureFocus | null
}

export type PictureFocus = { x: number; y: number }

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

/** The focal point of a joined row of media. Payload gives every upload the middle, which says nothing. */
export function focusOf(media: string): string {
  return `case when ${media}.focal_x is null or ${media}.focal_y is null or (${media}.focal_x = 50 and ${media}.focal_y = 50)
    then null else json_build_object('x', ${media}.focal_x, 'y', ${media}.focal_y) end`
}

const PICTURES = `
  select m.id, m.filename, m.sizes_card_filename as card, m.width::int, m.height::int,
    case when m.is_decorative then '' else coalesce(own.alt, fa.alt, '') end as alt, ${focusOf('m')} as focus
  from public.media m
  left join public.media_locales fa on fa._parent_id = m.id and fa._locale = 'fa'
  left join public.media_locales own on own._parent_id = m.id and own._locale = $1::public._locales
  where m.id = any($2::int[])`
