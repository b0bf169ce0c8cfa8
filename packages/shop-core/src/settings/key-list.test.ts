import { describe, expect, it } from 'vitest'
import { readKeyList } from './key-list.ts'

const key = (char: string) => btoa(char.repeat(32))

describe('a list of keys', () => {
  it('keeps the order of its names: the first is the newest', () => {
    const keys = readKeyList('RASTEH_SEAL_KEYS', ` s2:${key('b')}  s1:${key('a')} `)
    expect([...keys.keys()]).toEqual(['s2', 's1'])
    expect(keys.get('s1')).toEqual(new Uint8Array(32).fill(97))
  })

  it.each([
    ['', 'no key stands in RASTEH_SEAL_KEYS'],
    ['s1:short', 'must hold name:key pairs'],
    [`S 1:${key('a')}`, 'must hold name:key pairs'],
    [`s1:${key('a')} s1:${key('b')}`, 'names two keys alike'],
  ])('is refused as %j, without a key in the message', (text, message) => {
    expect(() => readKeyList('RASTEH_SEAL_KEYS', text)).toThrow(message)
    expect(() => readKeyList('RASTEH_SEAL_KEYS', text)).not.toThrow(key('a'))
  })
})
