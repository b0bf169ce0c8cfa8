import { boxesIn, nameAt } from './mp4-boxes.ts'

/** Those that browsers play; a telephone's own form (`qt  `) is not among them. */
const BRANDS: readonly string[] = [
  ...['isom', 'iso2', 'iso3', 'iso4', 'iso5', 'iso6'],
  ...['mp41', 'mp42', 'avc1', 'dash', 'MSNV'],
]
const FIRST_BOX_LEAST = 16

/** Says whether these bytes are an MP4: boxes from the first byte to the last, with an index and with pictures. */
export function isMp4(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < FIRST_BOX_LEAST || nameAt(view, 4) !== 'ftyp' || !BRANDS.includes(nameAt(view, 8)))
    return false
  const names = boxesIn(view, 0, bytes.length)?.map(({ name }) => name) ?? []
  return names.includes('moov') && (names.includes('mdat') || names.includes('moof'))
}
