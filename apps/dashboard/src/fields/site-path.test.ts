import { describe, expect, it } from 'vitest'
import { sitePath } from './site-path.ts'

describe('an address inside the site', () => {
  it.each(['/', '/about', '/old.aspx?id=3', '/خبر-تازه'])('may be %s', (path) => {
    expect(sitePath(path)).toBe(true)
  })

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'about', '', '/a b', null])(
    'is never %s',
    (path) => {
      expect(sitePath(path)).not.toBe(true)
    },
  )
})
