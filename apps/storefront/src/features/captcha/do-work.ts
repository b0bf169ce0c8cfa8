import { type CaptchaWorkWire, toGivenWork } from '@rasteh/contracts/captcha'

/** How many numbers are tried before the page gets a turn. */
const AT_ONCE = 500

/**
 * Searches for the number of a work, the same for everybody who cannot or will not read a picture, and answers what
 * the form sends. Null when there is no such number. The hashing is done by the browser itself, off the page's thread.
 */
export async function doWork(work: CaptchaWorkWire, signal?: AbortSignal): Promise<string | null> {
  const wanted = fromHex(work.challenge)
  for (let first = 0; first <= work.maxnumber; first += AT_ONCE) {
    if (signal?.aborted) return null
    const hashes = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) => hashOf(`${work.salt}${first + index}`)),
    )
    const found = hashes.findIndex((hash) => isSame(hash, wanted))
    if (found >= 0) return toGivenWork(work, first + found)
  }
  return null
}

const encoder = new TextEncoder()

async function hashOf(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text)))
}

function fromHex(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

const isSame = (one: Uint8Array, other: Uint8Array) => one.every((byte, index) => byte === other[index])
