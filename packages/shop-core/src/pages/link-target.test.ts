import { describe, expect, it } from 'vitest'
import { isRedirectTarget, toLinkTarget } from './link-target.ts'

const HOSTILE = [
  'javascript:hit()',
  'JaVaScRiPt:hit()',
  ' javascript:hit()',
  'java\nscript:hit()',
  'java\tscript:hit()',
  '\u0001javascript:hit()',
  'javascript&colon;hit()',
  'data:text/html,<script>hit()</script>',
  'DATA:text/html;base64,PHNjcmlwdD4=',
  'vbscript:hit',
  'blob:https://shop.example/x',
  'filesystem:https://shop.example/x',
  'view-source:https://shop.example',
  'file:///etc/passwd',
  'ftp://evil.example',
  'intent://evil#Intent;end',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:\\\\evil.example',
  'https:///evil.example',
  'https://shop.ir@evil.example',
  'https://shop.ir:x@evil.example',
  'https://a b.example',
  'https://evil.example/\u202egnp.exe',
  'https://\u00adevil.example',
  'http://',
  'mailto:',
  'mailto:javascript:hit()',
  'tel:javascript',
  'tel:',
  'books',
  '',
  null,
  undefined,
  7,
  { toString: () => 'https://evil.example' },
]

describe('a link that managers wrote', () => {
  it.each(HOSTILE)('is never %j', (address) => {
    expect([toLinkTarget(address), isRedirectTarget(address)]).toEqual([null, false])
  })

  it.each(['/', '/category/1/books', '#offers', '/?tab=2#top', '/خبر-تازه'])(
    'may stay on this site: %s',
    (href) => {
      expect(toLinkTarget(href)).toEqual({ kind: 'inside', href })
    },
  )

  it.each([
    ['https://example.ir/a?b=1#c', 'https://example.ir/a?b=1#c'],
    ['http://example.ir', 'http://example.ir/'],
    ['HTTPS://Example.IR/Catalogue', 'https://example.ir/Catalogue'],
    ['https://نمونه.ایران', 'https://xn--hhbbbed.xn--mgba3a4f16a/'],
  ])('may leave for %s', (address, href) => {
    expect(toLinkTarget(address)).toEqual({ kind: 'outside', href })
    expect(isRedirectTarget(address)).toBe(true)
  })

  it.each([
    ['mailto:info@rasteh.ir', 'mailto:info@rasteh.ir'],
    ['mailto:info@rasteh.ir?subject=hi', 'mailto:info@rasteh.ir?subject=hi'],
    ['tel:+982112345678', 'tel:+982112345678'],
    ['tel:۰۲۱-۱۲۳۴۵۶۷۸', 'tel:021-12345678'],
  ])('may be a way to reach the company: %s', (address, href) => {
    expect(toLinkTarget(address)).toEqual({ kind: 'contact', href })
    expect(isRedirectTarget(address)).toBe(false)
  })

  it('leads an old address nowhere on the same page', () => {
    expect(isRedirectTarget('#offers')).toBe(false)
    expect(isRedirectTarget('/about')).toBe(true)
  })
})
