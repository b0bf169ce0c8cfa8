import { describe, expect, it } from 'vitest'
import { linkAttributes } from './link-attributes.ts'

describe('a link that managers wrote', () => {
  it('tells another site nothing of this one', () => {
    expect(linkAttributes('https://example.ir/a')).toEqual({
      href: 'https://example.ir/a',
      rel: 'noopener noreferrer',
    })
  })

  it.each(['/about', '#part', 'mailto:info@rasteh.ir', 'tel:+982112345678'])('stays plain for %s', (href) => {
    expect(linkAttributes(href)).toEqual({ href })
  })

  it.each(['javascript:hit()', '//evil.example', '\\\\evil.example', 'data:,x'])(
    'is no link for %s',
    (url) => {
      expect(linkAttributes(url)).toEqual({})
    },
  )
})
