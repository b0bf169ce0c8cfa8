/** More than any camera of a shop makes; decoded, a picture of this size takes 200 MB for a moment. */
export const MEDIA_MAX_PIXELS = 50_000_000

/** How wide a picture inside a text is; the first where its writer says nothing. */
export const PICTURE_WIDTHS = ['normal', 'narrow', 'wide'] as const
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

/** What a text holds as the width of a picture, whatever was sent. */
export const toPictureWidth = (kept: unknown): PictureWidth =>
  PICTURE_WIDTHS.find((width) => width === kept) ?? PICTURE_WIDTHS[0]

/** A drawing larger than this is a photograph in disguise. */
export const SVG_MAX_BYTES = 512 * 1024

/** Files of the library beside pictures. Each kind is known by its bytes; its name is the ending of its files. */
export const LIBRARY_FILES = {
  pdf: { mime: 'application/pdf', maxMegabytes: 30 },
  mp4: { mime: 'video/mp4', maxMegabytes: 100 },
  webm: { mime: 'video/webm', maxMegabytes: 100 },
  /** The words of a video, with their times. */
  vtt: { mime: 'text/vtt', maxMegabytes: 1 },
} as const

export type LibraryKind = keyof typeof LIBRARY_FILES

export const LIBRARY_KINDS = Object.keys(LIBRARY_FILES) as LibraryKind[]

/** What a kind is used as: documents are downloaded, videos are played, captions belong to a video. */
export type LibraryUse = 'document' | 'video' | 'captions'

const USES: Readonly<Record<LibraryKind, LibraryUse>> = {
  pdf: 'document',
  mp4: 'video',
  webm: 'video',
  vtt: 'captions',
}

export type LibraryRefusal =
  | { kind: 'file-unknown' }
  | { kind: 'file-too-large'; maxMegabytes: number }
  | { kind: 'file-of-another-use'; use: LibraryUse }

/** The kind of a stored file by its media type; null for what the library does not hold. */
export const libraryKindOf = (mime: string | null): LibraryKind | null =>
  LIBRARY_KINDS.find((kind) => LIBRARY_FILES[kind].mime === mime) ?? null

export const libraryUseOf = (kind: LibraryKind): LibraryUse => USES[kind]

/** How much of a document's text is kept for search: about sixty pages. */
export const FILE_TEXT_MAX = 100_000
