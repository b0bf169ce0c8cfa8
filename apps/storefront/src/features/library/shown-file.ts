import { type LibraryKind, libraryKindOf } from '@rasteh/shop-core/media'
import type { LibraryFile } from '@rasteh/shop-store/reads/library-files'
import { fileUrl } from '#page/load/page-urls.ts'

/** A file of the library as pages show it: its URL, its kind, and how large it is. */
export type ShownFile = {
  id: number
  title: string
  href: string
  kind: LibraryKind
  bytes: number
  /** Of a video whose head says it. */
  width: number | null
  height: number | null
}

/** Null for a kind that the library does not hold. */
export function toShownFile({ filename, mime, ...file }: LibraryFile): ShownFile | null {
  const kind = libraryKindOf(mime)
  return kind && { ...file, kind, href: fileUrl(filename) }
}
