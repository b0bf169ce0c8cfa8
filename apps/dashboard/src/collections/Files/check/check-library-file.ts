import { isWholeDocument } from '@rasteh/private-files/documents'
import { LIBRARY_FILES, LIBRARY_KINDS, type LibraryKind, type LibraryRefusal } from '@rasteh/shop-core/media'
import { accept, type Outcome, refuse } from '@rasteh/shop-core/outcome'
import { isCaptions } from './is-captions.ts'
import { isMp4 } from './is-mp4.ts'
import { isWebm } from './is-webm.ts'

const MEGABYTE = 1024 * 1024
const CHECKS: Readonly<Record<LibraryKind, (bytes: Uint8Array) => boolean>> = {
  pdf: isWholeDocument,
  mp4: isMp4,
  webm: isWebm,
  vtt: isCaptions,
}
/** What no kind may exceed; larger files are not even looked into. */
const LARGEST = Math.max(...Object.values(LIBRARY_FILES).map(({ maxMegabytes }) => maxMegabytes))

/** Which kind of the library these bytes are, whatever their sender calls them. */
export function checkLibraryFile(bytes: Uint8Array): Outcome<LibraryKind, LibraryRefusal> {
  if (bytes.length > LARGEST * MEGABYTE) return refuse({ kind: 'file-too-large', maxMegabytes: LARGEST })
  const kind = LIBRARY_KINDS.find((one) => CHECKS[one](bytes))
  if (kind === undefined) return refuse({ kind: 'file-unknown' })
  const { maxMegabytes } = LIBRARY_FILES[kind]
  if (bytes.length > maxMegabytes * MEGABYTE) return refuse({ kind: 'file-too-large', maxMegabytes })
  return accept(kind)
}
