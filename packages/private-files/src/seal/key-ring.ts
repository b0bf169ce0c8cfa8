import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

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
  const keys = new Map(text.split(/\s+/).filter(Boolean).map(readKey))
  const [currentId] = keys.keys()
  if (currentId === undefined) throw new Error('no key stands in RASTEH_FILE_KEYS')
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

function readKey(entry: string): [string, Uint8Array] {
  const [, name, text = ''] = /^([a-z0-9-]{1,32}):([A-Za-z0-9+/]{43}=)$/.exec(entry) ?? []
  if (name === undefined)
    throw new Error('RASTEH_FILE_KEYS must hold name:key pairs, each key 32 bytes in base64')
  return [name, Buffer.from(text, 'base64')]
}
