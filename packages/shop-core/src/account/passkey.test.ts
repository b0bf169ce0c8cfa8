import { describe, expect, it } from 'vitest'
import { PASSKEY_NAME_MAX, toPasskeyName } from './passkey.ts'

describe('the name of a passkey', () => {
  it('is kept without the space around it', () => {
    expect(toPasskeyName('  گوشی   مریم ')).toEqual({ ok: true, value: 'گوشی مریم' })
  })

  it('is neither empty nor longer than a line', () => {
    const refusal = { ok: false, refusal: { kind: 'passkey-name' } }
    expect(toPasskeyName('  ')).toEqual(refusal)
    expect(toPasskeyName('ک'.repeat(PASSKEY_NAME_MAX))).toMatchObject({ ok: true })
    expect(toPasskeyName('ک'.repeat(PASSKEY_NAME_MAX + 1))).toEqual(refusal)
  })
})
