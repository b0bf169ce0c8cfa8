import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/**
 * A code as it is kept. Six digits are guessed in a moment by whoever reads the row, so it is the shop's secret that
 * hides them, and whose code it is goes in with it.
 */
export function hashCode(secret: string, { identity, purpose, code }: CodeToHash): Buffer {
  return createHmac('sha256', secret).update(`one-time-code:${purpose}:${identity}:${code}`).digest()
}

export type CodeToHash = { identity: string; purpose: string; code: string }

/** A new ticket: 256 bits of chance, of which only the hash is kept. */
export function newTicket(): { ticket: string; hash: Buffer } {
  const ticket = randomBytes(32).toString('base64url')
  return { ticket, hash: hashTicket(ticket) }
}

/** A ticket as it is kept. */
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
