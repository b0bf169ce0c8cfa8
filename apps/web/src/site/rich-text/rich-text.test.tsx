import { HOSTILE_TEXTS } from '@rasteh/test-kit/hostile-texts'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { RichText } from './rich-text.tsx'
import { mediaAddress, safeAddress } from './safe-address.ts'

const textNode = (text: string) => ({
  type: 'text',
  text,
  format: 0,
  mode: 'normal',
  style: text,
  detail: 0,
  version: 1,
})
const render = (...children: object[]) => {
  const paragraph = { type: 'paragraph', children, format: '', indent: 0, version: 1, direction: 'rtl' }
  const root = { type: 'root', children: [paragraph], format: '', indent: 0, version: 1, direction: 'rtl' }
  return renderToStaticMarkup(<RichText value={{ root }} />)
}
const link = (url: unknown, type = 'link') => ({
  type,
  fields: { url, linkType: 'custom', newTab: true },
  children: [textNode('کلیک')],
  version: 3,
})

const RUNNING = [
  'javascript:hit()',
  'JaVaScRiPt:hit()',
  ' javascript:hit()',
  'java\nscript:hit()',
  'java\tscript:hit()',
  '\u0001javascript:hit()',
  'data:text/html,<script>hit()</script>',
  'vbscript:hit',
  'blob:https://shop.example/x',
  'filesystem:https://shop.example/x',
  'view-source:x',
  null,
  { toString: () => 'javascript:hit()' },
]

describe('a rich text', () => {
  it('shows every hostile text as text', () => {
    for (const text of HOSTILE_TEXTS) {
      const html = render(textNode(text.toWellFormed()))
      const tags = html.replaceAll(/<\/?(div|p|span|br)( [a-z]+="[^"<>]*")*\s*\/?>/g, '')
      expect(tags).not.toContain('<')
    }
  })

  it.each(RUNNING)('draws no link for %j', (url) => {
    for (const type of ['link', 'autolink']) expect(render(link(url, type))).not.toMatch(/<a|href/)
    expect(render(link(url))).toContain('کلیک')
  })

  it.each(['/products/1', '#part', 'https://example.ir/?a=1', 'mailto:a@b.ir', 'tel:+982112345678'])(
    'draws a link to %s, and a new tab knows nothing of this one',
    (url) => {
      expect(safeAddress(url)).toBe(url)
      expect(render(link(url))).toMatch(/<a href="[^"]+" target="_blank" rel="noopener noreferrer">/)
    },
  )

  it('shows pictures of the shop’s own library alone, and files not at all', () => {
    const upload = (value: object) => ({ type: 'upload', relationTo: 'media', value, version: 3 })
    const own = '/cms-api/media/file/a-1.webp'
    expect(render(upload({ url: own, mimeType: 'image/webp', alt: '"><script>' }))).toContain(`src="${own}"`)
    expect(render(upload({ url: own, mimeType: 'image/webp', alt: '"><script>' }))).not.toContain('<script')
    for (const url of ['javascript:hit()', 'https://evil.example/a.png', '//evil.example/a', `${own}/../x`])
      expect([mediaAddress(url), render(upload({ url, mimeType: 'text/html', filename: 'x' }))]).toEqual([
        null,
        expect.not.stringMatching(/evil|javascript|<a|<img/),
      ])
  })
})
