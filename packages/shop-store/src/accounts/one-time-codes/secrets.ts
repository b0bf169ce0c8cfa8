import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/**
 * Hashes a code for storage. Six digits are guessed at once by a reader of the row, so the hash is keyed with the shop's
 * secret and covers the code's identity.
 */
export function hashCode(secret: string, { identity, purpose, code }: CodeToHash): Buffer {
  return createHmac('sha256', secret).update(`one-time-code:${purpose}:${identity}:${code}`).digest()
}

export type CodeToHash = { identity: string; purpose: string; code: string }

/** A new ticket: 256 random bits, of which only the hash is stored. */
export function newTicket(): { ticket: string; hash: Buffer } {
  const ticket = randomBytes(32).toString('base64url')
  return { ticket, hash: hashTicket(ticket) }
}

/** The hash under which a ticket is stored. */
export function hashTicket(ticket: string): Buffer {
  return createHash('sha256').update(ticket).digest()
}

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** Closes a code so that only the messenger, which has the shop's secret, reads it. */
export function sealCode(secret: string, code: string): Buffer {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, sealingKey(secret), iv)
  const closed = Buffer.concat([cipher.update(code, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), closed])
}

/** Opens a sealed code. */
export function unsealCode(secret: string, sealed: Buffer): string {
  const decipher = createDecipheriv(CIPHER, sealingKey(secret), sealed.subarray(0, IV_BYTES))
  decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  const closed = sealed.subarray(IV_BYTES + TAG_BYTES)
  return Buffer.concat([decipher.update(closed), decipher.final()]).toString('utf8')
}

const sealingKey = (secret: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', 'one-time-code for the messenger', 32))
