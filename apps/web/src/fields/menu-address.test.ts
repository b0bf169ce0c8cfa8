import { describe, expect, it } from 'vitest'
import { menuAddress } from './menu-address.ts'

describe('an address in a menu', () => {
  it.each(['/', '/category/1/books', '#offers', '/?tab=2#top'])('may be %s', (address) => {
    expect(menuAddress(address)).toBe(true)
  })

  it.each(['javascript:alert(1)', '//evil.example', 'https://evil.example', 'books', undefined])(
    'is never %s',
    (address) => {
      expect(menuAddress(address)).not.toBe(true)
    },
  )
})
