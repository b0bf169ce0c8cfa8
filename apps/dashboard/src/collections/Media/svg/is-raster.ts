/** The first bytes of the kinds of photographs that the library takes. */
const SIGNS: readonly RegExp[] = [/^\xff\xd8\xff/, /^\x89PNG\r\n/, /^RIFF.{4}WEBP/s, /^.{4}ftyp/s]
const HEAD_LENGTH = 12

/** Says whether an upload is decoded as pixels; what is not may only be a drawing. */
export function isRaster(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, HEAD_LENGTH)).toString('latin1')
  return SIGNS.some((sign) => sign.test(head))
}
