import type { Say } from '@rasteh/messages/say'
import type { Culture } from '@rasteh/persian-text/culture'
import { toCultureDigits } from '@rasteh/persian-text/digits'
import { type LibraryKind, type LibraryUse, libraryUseOf } from '@rasteh/shop-core/media'

const ISOLATE = '\u2068'
const END_ISOLATE = '\u2069'
const KILOBYTE = 1024
const MEGABYTE = KILOBYTE * KILOBYTE
const KIND_KEYS = {
  document: 'FileKindPdf',
  video: 'FileKindVideo',
  captions: 'FileKindCaptions',
} as const satisfies Record<LibraryUse, string>

type Facts = { kind: LibraryKind; bytes: number }

/** What somebody wants to know before a download: «PDF، ۱٫۲ مگابایت». */
export function fileFacts({ kind, bytes }: Facts, { say, culture }: { say: Say; culture: Culture }): string {
  // Without its isolate the Latin name would take the digits behind it along, in its own direction.
  const name = `${ISOLATE}${say(KIND_KEYS[libraryUseOf(kind)])}${END_ISOLATE}`
  return say('FileFacts', { kind: name, size: fileSize(bytes, { say, culture }) })
}

function fileSize(bytes: number, { say, culture }: { say: Say; culture: Culture }): string {
  // What would be 1,024 kilobytes is a megabyte.
  if (Math.round(bytes / KILOBYTE) < KILOBYTE)
    return say('FileKilobytes', { size: toFigure(Math.max(1, Math.round(bytes / KILOBYTE)), culture) })
  return say('FileMegabytes', { size: toFigure(Math.round((bytes / MEGABYTE) * 10) / 10, culture) })
}

const toFigure = (value: number, culture: Culture) =>
  toCultureDigits(culture === 'fa-IR' ? String(value).replace('.', '٫') : String(value), culture)
