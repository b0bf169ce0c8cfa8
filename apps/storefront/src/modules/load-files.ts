import { loadLibraryFiles } from '@rasteh/shop-store/reads/library-files'
import { type ShownFile, toShownFile } from '#features/library/public.ts'
import { readLanguage } from '#page/culture/culture.ts'
import { readDatabase } from '#page/load/database.ts'

/** The files with these ids, in one statement; what an old version may hold instead of ids is left out. */
export async function loadFiles(kept: readonly unknown[]): Promise<Map<number, ShownFile>> {
  const ids = kept.filter((id) => typeof id === 'number')
  if (ids.length === 0) return new Map()
  const found = await loadLibraryFiles(readDatabase(), ids, await readLanguage())
  const shown = [...found.values()].flatMap((file) => toShownFile(file) ?? [])
  return new Map(shown.map((file) => [file.id, file]))
}
