const EBML = 0x1a_45_df_a3
const SEGMENT = 0x18_53_80_67
const DOC_TYPE = 0x42_82
const HEADER_MOST = 1_024

type Element = { id: number; start: number; end: number | null }

/** Says whether these bytes are a WebM: its header names it, and one segment behind it goes on to the end of the file. */
export function isWebm(bytes: Uint8Array): boolean {
  const header = elementAt(bytes, 0)
  if (header?.id !== EBML || header.end === null || header.end > HEADER_MOST) return false
  if (docTypeOf(bytes, header.start, header.end) !== 'webm') return false
  const segment = elementAt(bytes, header.end)
  // A recorder that could not go back leaves the length open.
  return segment?.id === SEGMENT && (segment.end === null || segment.end === bytes.length)
}

function docTypeOf(bytes: Uint8Array, from: number, to: number): string | null {
  let place = from
  while (place < to) {
    const element = elementAt(bytes, place)
    if (element === null || element.end === null || element.end > to) return null
    if (element.id === DOC_TYPE)
      return String.fromCharCode(...bytes.subarray(element.start, element.end)).replace(/\0+$/, '')
    place = element.end
  }
  return null
}

/** The element that begins here: a number that tells its own length, its size as another, and what it holds. */
function elementAt(bytes: Uint8Array, place: number): Element | null {
  const id = numberAt(bytes, place, 4)
  if (id === null) return null
  const size = numberAt(bytes, place + id.length, 8)
  if (size === null) return null
  const start = place + id.length + size.length
  const isOpen = size.value === 2 ** (7 * size.length) - 1
  if (isOpen) return { id: id.marked, start, end: null }
  const end = start + size.value
  return end > bytes.length ? null : { id: id.marked, start, end }
}

/** The zeros before the first one tell how many bytes there are; `marked` is the number with that one in it. */
function numberAt(bytes: Uint8Array, place: number, longest: number) {
  const first = bytes[place]
  if (first === undefined || first === 0) return null
  const length = Math.clz32(first) - 23
  if (length > longest || place + length > bytes.length) return null
  const marked = bytes.subarray(place, place + length).reduce((sum, byte) => sum * 256 + byte, 0)
  return { length, marked, value: marked - 2 ** (7 * length) }
}
