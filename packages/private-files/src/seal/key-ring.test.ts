import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { newFileKey, open, openKeyRing, seal } from './key-ring.ts'

const text = (name: string) => `${name}:${randomBytes(32).toString('base64')}`
const bytes = Buffer.from('تصویر کارت ملی')

describe('sealed bytes', () => {
  it('are opened by their key, as what they are', () => {
    const key = newFileKey()
    expect(Buffer.from(open(seal(bytes, key, 'a'), key, 'a'))).toEqual(bytes)
  })

  it('hold nothing of what they seal, and are never the same twice', () => {
    const key = newFileKey()
    const [one, two] = [seal(bytes, key, 'a'), seal(bytes, key, 'a')]
    expect(Buffer.from(one).includes(bytes)).toBe(false)
    expect(one).not.toEqual(two)
  })

  it('do not open with another key, as something else, or with one bit changed', () => {
    const key = newFileKey()
    const sealed = seal(bytes, key, 'a')
    const bent = Uint8Array.from(sealed, (byte, place) => (place === 20 ? byte ^ 1 : byte))
    expect(() => open(sealed, newFileKey(), 'a')).toThrow()
    expect(() => open(sealed, key, 'b')).toThrow()
    expect(() => open(bent, key, 'a')).toThrow()
  })
})

describe('the shop’s keys', () => {
  it('wrap with the first and still open what an older one wrapped', () => {
    const [older, newer] = [text('k1'), text('k2')]
    const key = newFileKey()
    const wrapped = openKeyRing(older).wrap(key, 'file')
    const ring = openKeyRing(`${newer} ${older}`)
    expect(ring.currentId).toBe('k2')
    expect(Buffer.from(ring.unwrap(wrapped, 'file'))).toEqual(key)
    expect(ring.wrap(key, 'file').keyId).toBe('k2')
  })

  it('do not open the key of another file', () => {
    const ring = openKeyRing(text('k1'))
    expect(() => ring.unwrap(ring.wrap(newFileKey(), 'file'), 'another')).toThrow()
  })

  it('say which one is missing, and never a key', () => {
    const wrapped = openKeyRing(text('old')).wrap(newFileKey(), 'file')
    expect(() => openKeyRing(text('new')).unwrap(wrapped, 'file')).toThrow('"old"')
  })

  it.each(['', 'k1', 'k1:short', `k1:${Buffer.alloc(16).toString('base64')}`])(
    'are refused as %j',
    (wrong) => {
      expect(() => openKeyRing(wrong)).toThrow('RASTEH_FILE_KEYS')
    },
  )
})
