import { type FileRefusal, IMPORT_MAX_INFLATED_BYTES } from '@rasteh/shop-core/import-export'
import { accept, type Outcome, refuse } from '@rasteh/shop-core/outcome'
import { unzipSync } from 'fflate'

export type Unpacked = (path: string) => string | undefined

/**
 * Unpacks the named parts of an archive. The sizes that the archive tells are summed before anything is unpacked,
 * and a part that is larger than it said does not fit the buffer: neither can fill the memory.
 */
export function unpack(
  bytes: Uint8Array,
  isWanted: (path: string) => boolean,
  maxBytes = IMPORT_MAX_INFLATED_BYTES,
): Outcome<Unpacked, FileRefusal> {
  let total = 0
  try {
    const parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!isWanted(name)) return false
        total += originalSize
        return total <= maxBytes
      },
    })
    if (total > maxBytes) return refuse({ kind: 'unpacks-too-big' })
    const decoder = new TextDecoder()
    return accept((path) => (Object.hasOwn(parts, path) ? decoder.decode(parts[path]) : undefined))
  } catch {
    return refuse({ kind: 'not-a-sheet' })
  }
}
