const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9

/**
 * The markers of a JPEG's segments, in order. Throws when anything comes before the first, between them, or after the
 * end of the picture: that is where second files and texts hide.
 */
export function jpegSegments(bytes: Uint8Array): number[] {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) throw new Error('not a JPEG')
  const markers: number[] = []
  let place = 2
  while (markers.at(-1) !== START_OF_SCAN) {
    if (bytes[place] !== 0xff) throw new Error(`no segment at ${place}`)
    markers.push(bytes[place + 1] ?? 0)
    place += 2 + (((bytes[place + 2] ?? 0) << 8) | (bytes[place + 3] ?? 0))
  }
  const end = Buffer.from(bytes).indexOf(Buffer.from([0xff, END_OF_IMAGE]), place)
  if (end !== bytes.length - 2) throw new Error('something stands behind the end of the picture')
  return markers
}

/** Whether a JPEG holds its picture and nothing else: no text, place, camera, colour profile or application's data. */
export function isBareJpeg(bytes: Uint8Array): boolean {
  return jpegSegments(bytes).every((marker) => BARE.has(marker))
}

/** Tables, the frame, the scan and restarts. */
const BARE = new Set([0xdb, 0xc4, 0xc0, 0xc2, 0xdd, START_OF_SCAN])
