import type { Pool } from 'pg'
import type { MadePicture } from './make-pictures.ts'

/** Writes the rows of the pictures and answers their ids by name. */
export async function loadPictures(owner: Pool, pictures: MadePicture[]): Promise<Map<string, number>> {
  const { rows } = await owner.query<{ id: number; filename: string }>(
    `with given as (select * from json_to_recordset($1) as g (
       filename text, width int, height int, filesize int, "altFa" text, "altEn" text,
       "cardName" text, "cardWidth" int, "cardHeight" int, "cardSize" int,
       "thumbName" text, "thumbWidth" int, "thumbHeight" int, "thumbSize" int)
     ), picture as (
       insert into public.media (url, filename, mime_type, filesize, width, height,
         sizes_card_url, sizes_card_filename, sizes_card_mime_type, sizes_card_width, sizes_card_height, sizes_card_filesize,
         sizes_thumb_url, sizes_thumb_filename, sizes_thumb_mime_type, sizes_thumb_width, sizes_thumb_height, sizes_thumb_filesize)
       select '/cms-api/media/file/' || filename, filename, 'image/webp', filesize, width, height,
         '/cms-api/media/file/' || "cardName", "cardName", 'image/webp', "cardWidth", "cardHeight", "cardSize",
         '/cms-api/media/file/' || "thumbName", "thumbName", 'image/webp', "thumbWidth", "thumbHeight", "thumbSize"
       from given returning id, filename
     ), texts as (
       insert into public.media_locales (_parent_id, _locale, alt)
       select p.id, l.locale::public._locales, case l.locale when 'fa' then g."altFa" else g."altEn" end
       from picture p join given g using (filename) cross join (values ('fa'), ('en')) as l (locale)
     )
     select id, filename from picture`,
    [JSON.stringify(pictures.map(flat))],
  )
  const ids = new Map(rows.map(({ id, filename }) => [filename, id]))
  return new Map(pictures.map(({ name, full }) => [name, ids.get(full.filename) ?? 0]))
}

function flat({ altFa, altEn, full, card, thumb }: MadePicture) {
  return {
    ...full,
    altFa,
    altEn,
    cardName: card.filename,
    cardWidth: card.width,
    cardHeight: card.height,
    cardSize: card.filesize,
    thumbName: thumb.filename,
    thumbWidth: thumb.width,
    thumbHeight: thumb.height,
    thumbSize: thumb.filesize,
  }
}
