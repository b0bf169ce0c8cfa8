import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { readKeyList } from '@rasteh/shop-core/settings'

const ALGORITHM = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

export type WrappedKey = { keyId: string; wrapped: Uint8Array }

/** The shop's own keys. The first wraps what is new; the others still open what they wrapped. */
export type KeyRing = {
  readonly currentId: string
  wrap(key: Uint8Array, fileId: string): WrappedKey
  unwrap(wrapped: WrappedKey, fileId: string): Uint8Array
}

/** Reads `name:key name:key …`, each key 32 bytes in base64. Says in one message what is wrong, and never a key. */
export function openKeyRing(text: string): KeyRing {
  const keys = readKeyList('RASTEH_FILE_KEYS', text)
  // There is one, or reading would have refused.
  const [currentId = ''] = keys.keys()
  const keyOf = (id: string) => {
    const key = keys.get(id)
    if (!key)
      throw new Error(`the key "${id}" is not in RASTEH_FILE_KEYS any more, but a file still needs it`)
    return key
  }
  return {
    currentId,
    wrap: (key, fileId) => ({ keyId: currentId, wrapped: seal(key, keyOf(currentId), `key:${fileId}`) }),
    unwrap: ({ keyId, wrapped }, fileId) => open(wrapped, keyOf(keyId), `key:${fileId}`),
  }
}

/** A key of one file's own. */
export const newFileKey = (): Uint8Array => randomBytes(KEY_BYTES)

/** Seals bytes so that only the key opens them, and only as what `about` says they are. */
export function seal(bytes: Uint8Array, key: Uint8Array, about: string): Uint8Array {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
  cipher.setAAD(Buffer.from(about))
  return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
}

/** Opens what `seal` sealed; throws when one bit of it, of the key or of `about` is another. */
export function open(sealed: Uint8Array, key: Uint8Array, about: string): Uint8Array {
  const nonce = sealed.subarray(0, NONCE_BYTES)
  const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
  decipher.setAAD(Buffer.from(about))
  decipher.setAuthTag(sealed.subarray(sealed.length - TAG_BYTES))
  return Buffer.concat([
    decipher.update(sealed.subarray(NONCE_BYTES, sealed.length - TAG_BYTES)),
    decipher.final(),
  ])
}
