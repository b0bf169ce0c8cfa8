import { beforeAll, describe, expect, it } from 'vitest'
import { hashRecoveryCode, openSecret, sealSecret } from './seal.ts'

beforeAll(() => {
  process.env.RASTEH_SECRET = 'a-secret-for-tests-of-at-least-32-characters'
})

describe('a sealed secret', () => {
  const secret = Buffer.from('12345678901234567890')

  it('is opened for whom it was sealed', () => {
    expect(openSecret(sealSecret(secret, 7), 7)).toEqual(secret)
  })

  it('is not opened for another, nor after a change', () => {
    const sealed = sealSecret(secret, 7)
    expect(() => openSecret(sealed, 8)).toThrow()
    sealed[15] = (sealed[15] ?? 0) ^ 1
    expect(() => openSecret(sealed, 7)).toThrow()
  })

  it('never looks the same twice, and does not hold the secret', () => {
    expect(sealSecret(secret, 7)).not.toEqual(sealSecret(secret, 7))
    expect(sealSecret(secret, 7).includes(secret)).toBe(false)
  })
})

describe('a recovery code', () => {
  it('is kept as a digest under the shop’s secret', () => {
    expect(hashRecoveryCode('MZXW6YTBOI23')).toEqual(hashRecoveryCode('MZXW6YTBOI23'))
    expect(hashRecoveryCode('MZXW6YTBOI23')).not.toEqual(hashRecoveryCode('MZXW6YTBOI24'))
  })
})
