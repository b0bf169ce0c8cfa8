/** A page of 340,000 characters fits it, whatever their script. */
const SCRATCH_BYTES = 1 << 20

const encoder = new TextEncoder()
const scratch = new Uint8Array(SCRATCH_BYTES)

/**
 * The bytes of a text in UTF-8. `Buffer.from` walks through a text twice, once to measure it; a rendered page is joined of
 * thousands of pieces, and that took as long as a quarter of a small page. Written into memory that is kept, it is walked
 * through once.
 */
export function toBytes(text: string): Buffer {
  const { read, written } = encoder.encodeInto(text, scratch)
  return read === text.length ? Buffer.from(scratch.subarray(0, written)) : Buffer.from(text)
}
