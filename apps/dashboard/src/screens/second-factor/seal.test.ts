import { createCipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  hashRecoveryCode,
  keyOfRecoveryCode,
  keyOfSecret,
  openSecret,
  recoveryHashes,
  sealSecret,
} from './seal.ts'

const [FIRST, SECOND] = [1, 2].map((byte) => Buffer.alloc(32, byte).toString('base64'))
const SECRET = 'a-secret-for-tests-of-at-least-32-characters'
beforeEach(() => {
  Object.assign(process.env, {
    RASTEH_SECRET: SECRET,
    RASTEH_SEAL_KEYS: `s1:${FIRST}`,
    RASTEH_SEAL_OLD_SECRET: '',
  })
})
const secret = Buffer.from('12345678901234567890')

describe('a sealed secret', () => {
  it('is opened for whom it was sealed', () => {
    expect(openSecret(sealSecret(secret, 7), 7)).toEqual(secret)
  })

  it('is not opened for another, nor after a change of any byte', () => {
    const sealed = sealSecret(secret, 7)
    expect(() => openSecret(sealed, 8)).toThrow()
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(() => openSecret(changed, 7)).toThrow()
    }
  })

  it('never looks the same twice, and does not hold the secret', () => {
    expect(sealSecret(secret, 7)).not.toEqual(sealSecret(secret, 7))
    expect(sealSecret(secret, 7).includes(secret)).toBe(false)
  })

  it('is opened after the shop’s own secret changed', () => {
    const sealed = sealSecret(secret, 7)
    process.env.RASTEH_SECRET = 'another-secret-of-at-least-32-characters'
    expect(openSecret(sealed, 7)).toEqual(secret)
  })

  it('names its key: a newer one seals, the older still opens, and without it nobody does', () => {
    const sealed = sealSecret(secret, 7)
    process.env.RASTEH_SEAL_KEYS = `s2:${SECOND} s1:${FIRST}`
    expect([keyOfSecret(sealed), keyOfSecret(sealSecret(secret, 7))]).toEqual(['s1', 's2'])
    expect(openSecret(sealed, 7)).toEqual(secret)
    process.env.RASTEH_SEAL_KEYS = `s2:${SECOND}`
    expect(() => openSecret(sealed, 7)).toThrow('"s1" is not in RASTEH_SEAL_KEYS any more')
  })
})

describe('what was made before there were such keys', () => {
  const derived = (use: string) => Buffer.from(hkdfSync('sha256', SECRET, '', `rasteh ${use}`, 32))
  const oldSealed = () => {
    const iv = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', derived('second factor'), iv).setAAD(Buffer.from('staff:7'))
    return Buffer.concat([iv, cipher.update(secret), cipher.final(), cipher.getAuthTag()])
  }
  const oldHash = createHmac('sha256', derived('recovery code')).update('MZXW6YTBOI23').digest()

  it('opens by the shop’s secret while that stays', () => {
    expect([keyOfSecret(oldSealed()), openSecret(oldSealed(), 7)]).toEqual([null, secret])
    expect(recoveryHashes('MZXW6YTBOI23')).toContainEqual(oldHash)
  })

  it('opens after the secret changed, if the old one is kept beside it', () => {
    Object.assign(process.env, { RASTEH_SECRET: 'z'.repeat(40), RASTEH_SEAL_OLD_SECRET: SECRET })
    expect(openSecret(oldSealed(), 7)).toEqual(secret)
    expect(recoveryHashes('MZXW6YTBOI23')).toContainEqual(oldHash)
    process.env.RASTEH_SEAL_OLD_SECRET = ''
    expect(() => openSecret(oldSealed(), 7)).toThrow()
  })
})

describe('a recovery code', () => {
  it('is kept as a digest under the newest key', () => {
    expect(hashRecoveryCode('MZXW6YTBOI23')).toEqual(hashRecoveryCode('MZXW6YTBOI23'))
    expect(hashRecoveryCode('MZXW6YTBOI23')).not.toEqual(hashRecoveryCode('MZXW6YTBOI24'))
    expect(keyOfRecoveryCode(hashRecoveryCode('MZXW6YTBOI23'))).toBe('s1')
  })

  it('is known again under an older key, whatever the shop’s secret is', () => {
    const kept = hashRecoveryCode('MZXW6YTBOI23')
    Object.assign(process.env, {
      RASTEH_SECRET: 'z'.repeat(40),
      RASTEH_SEAL_KEYS: `s2:${SECOND} s1:${FIRST}`,
    })
    expect(recoveryHashes('MZXW6YTBOI23')).toContainEqual(kept)
  })
})
