import type { Database } from '../platform/pool.ts'
import type { Locale } from './locale.ts'

/** A document or a video of the library, as pages name it. */
export type LibraryFile = {
  id: number
  filename: string
  mime: string
  bytes: number
  title: string
  /** Of a video, where its head says it. */
  width: number | null
  height: number | null
}

/** The files with these ids, by id; one that was deleted is not there. Without ids nothing is asked. */
export async function loadLibraryFiles(
  database: Database,
  ids: readonly number[],
  locale: Locale,
): Promise<Map<number, LibraryFile>> {
  if (ids.length === 0) return new Map()
  const { rows } = await database.query<LibraryFile>({
    name: 'library-files',
    text: FILES,
    values: [locale, ids],
  })
  return new Map(rows.map((file) => [file.id, file]))
}

const FILES = `
  select f.id, f.filename, f.mime_type as mime, coalesce(f.filesize, 0)::int as bytes,
    coalesce(own.title, fa.title, '') as title, f.width::int, f.height::int
  from public.files f
  left join public.files_locales fa on fa._parent_id = f.id and fa._locale = 'fa'
  left join public.files_locales own on own._parent_id = f.id and own._locale = $1::public._locales
  where f.id = any($2::int[]) and f.filename is not null`
