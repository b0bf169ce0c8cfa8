import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { SECOND_FACTOR_SECRET_BYTES } from '@rasteh/shop-core/second-factor'
import { keyFor, readSealKeys } from './seal-keys.ts'

const IV_BYTES = 12
const TAG_BYTES = 16
const HMAC_BYTES = 32
const SEALED_BYTES = IV_BYTES + SECOND_FACTOR_SECRET_BYTES + TAG_BYTES

/** Seals a secret for keeping: AES-256-GCM by the newest key, bound to whose it is, so that rows cannot be swapped. */
export function sealSecret(secret: Buffer, staffId: number): Buffer {
  const ring = readSealKeys(process.env)
  const iv = randomBytes(IV_BYTES)
  const key = keyFor('second factor', ring.newestId, ring)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(ownerOf(staffId))
  return Buffer.concat([named(ring.newestId), iv, cipher.update(secret), cipher.final(), cipher.getAuthTag()])
}

/** Opens what was sealed for this member of staff, by the key that it names; anything else throws. */
export function openSecret(sealed: Buffer, staffId: number): Buffer {
  const { keyId, rest } = unnamed(sealed, SEALED_BYTES)
  const key = keyFor('second factor', keyId, readSealKeys(process.env))
  const decipher = createDecipheriv('aes-256-gcm', key, rest.subarray(0, IV_BYTES))
  decipher.setAAD(ownerOf(staffId)).setAuthTag(rest.subarray(-TAG_BYTES))
  return Buffer.concat([decipher.update(rest.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()])
}

/** A recovery code as it is kept: a copy of the database alone cannot try codes against it. */
export function hashRecoveryCode(code: string): Buffer {
  return digestOf(code, readSealKeys(process.env).newestId)
}

/** Everything that a recovery code may be kept as: under each key that still opens, and as it was before there were keys. */
export function recoveryHashes(code: string): Buffer[] {
  const { keys } = readSealKeys(process.env)
  return [...keys.keys(), null].map((id) => digestOf(code, id))
}

/** The key that sealed a secret, or null for the shop's old secret. */
export const keyOfSecret = (sealed: Buffer): string | null => unnamed(sealed, SEALED_BYTES).keyId

/** The key that a recovery code is kept under. */
export const keyOfRecoveryCode = (hash: Buffer): string | null => unnamed(hash, HMAC_BYTES).keyId

function digestOf(code: string, id: string | null): Buffer {
  const key = keyFor('recovery code', id, readSealKeys(process.env))
  const digest = createHmac('sha256', key).update(code).digest()
  return id === null ? digest : Buffer.concat([named(id), digest])
}

/** The name of the key comes before what it made, after its own length. */
const named = (keyId: string) => Buffer.concat([Buffer.from([keyId.length]), Buffer.from(keyId)])

/** What was made before keys had names is exactly as long as its parts. */
function unnamed(bytes: Buffer, bareLength: number): { keyId: string | null; rest: Buffer } {
  if (bytes.length <= bareLength) return { keyId: null, rest: bytes }
  const nameLength = bytes[0] ?? 0
  if (bytes.length !== 1 + nameLength + bareLength)
    throw new Error('a sealed value has another length than it says')
  return { keyId: bytes.subarray(1, 1 + nameLength).toString(), rest: bytes.subarray(1 + nameLength) }
}

const ownerOf = (staffId: number) => Buffer.from(`staff:${staffId}`)
