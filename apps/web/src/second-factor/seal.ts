import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const IV_BYTES = 12
const TAG_BYTES = 16

/** A key for one use alone, made from the shop's secret. */
const keyFor = (use: string) =>
  Buffer.from(hkdfSync('sha256', process.env.RASTEH_SECRET ?? '', '', `rasteh ${use}`, 32))

/** Seals a secret for keeping: AES-256-GCM, bound to whose it is, so that rows cannot be swapped. */
export function sealSecret(secret: Buffer, staffId: number): Buffer {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyFor('second factor'), iv).setAAD(ownerOf(staffId))
  return Buffer.concat([iv, cipher.update(secret), cipher.final(), cipher.getAuthTag()])
}

/** Opens what was sealed for this member of staff; anything else throws. */
export function openSecret(sealed: Buffer, staffId: number): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', keyFor('second factor'), sealed.subarray(0, IV_BYTES))
  decipher.setAAD(ownerOf(staffId)).setAuthTag(sealed.subarray(-TAG_BYTES))
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()])
}

/** A recovery code as it is kept: a copy of the database alone cannot try codes against it. */
export function hashRecoveryCode(code: string): Buffer {
  return createHmac('sha256', keyFor('recovery code')).update(code).digest()
}

const ownerOf = (staffId: number) => Buffer.from(`staff:${staffId}`)
