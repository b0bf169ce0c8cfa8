import { HOSTILE_TEXTS } from '@rasteh/test-kit/hostile-texts'
import { describe, expect, it } from 'vitest'
import { block, renderBlocks, textNode } from '../../../test/rich-text/render-blocks.tsx'
import { NO_REFERENCES } from './references.ts'

const render = (...children: object[]) => renderBlocks([block('paragraph', children)])
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

  it.each(RUNNING)('renders no link for %j', (url) => {
    for (const type of ['link', 'autolink']) expect(render(link(url, type))).not.toMatch(/<a|href/)
    expect(render(link(url))).toContain('کلیک')
  })

  it.each(['/products/1', '#part', 'https://example.ir/?a=1', 'mailto:a@b.ir', 'tel:+982112345678'])(
    'renders a link to %s, and a new tab knows nothing of this one',
    (url) => {
      expect(render(link(url))).toMatch(/<a target="_blank" rel="noopener noreferrer" href="[^"]+">/)
    },
  )

  it('shows pictures of the shop’s own library alone, and files not at all', () => {
    const upload = (relationTo: string, value: unknown, fields = {}) => ({
      ...{ type: 'upload', relationTo, value, fields, version: 3 },
    })
    const picture = {
      filename: 'a-1.webp',
      card: null,
      width: 480,
      height: 300,
      alt: '"><script>',
      focus: null,
    }
    const references = { ...NO_REFERENCES, pictures: new Map([[7, { id: 7, ...picture }]]) }
    const shown = renderBlocks([upload('media', 7, { caption: '<b>گواهی</b>' })], references)
    expect(shown).toContain('src="/media/a-1.webp"')
    expect(shown).toContain('<figcaption>&lt;b&gt;گواهی')
    expect(shown).not.toContain('<script')
    expect(renderBlocks([upload('media', 7, { alt: 'نمای کارخانه' })], references)).toContain(
      'alt="نمای کارخانه"',
    )
    for (const url of ['javascript:hit()', 'https://evil.example/a.png', '//evil.example/a', '/cms-api/x'])
      expect(renderBlocks([upload('media', { id: 8, url, mimeType: 'text/html' })], references)).not.toMatch(
        /evil|javascript|cms-api|<a|<img/,
      )
    expect(renderBlocks([upload('downloads', 7)], references)).not.toMatch(/<a|<img/)
  })

  it('leads to documents where they are now, and renders no link to what nobody may see', () => {
    const place = { href: '/about-us', title: 'دربارهٔ ما', summary: 'ما که هستیم' }
    const references = { ...NO_REFERENCES, linked: new Map([['pages-3', place]]) }
    const internal = (value: unknown) => ({
      ...{ type: 'link', children: [textNode('کلیک')], version: 3 },
      fields: { linkType: 'internal', doc: { relationTo: 'pages', value }, url: 'javascript:hit()' },
    })
    const rendered = (value: unknown) => renderBlocks([block('paragraph', [internal(value)])], references)
    expect(rendered(3)).toContain('<a href="/about-us">')
    expect(rendered({ id: 3, slug: 'old' })).toContain('<a href="/about-us">')
    for (const hidden of [4, null, 'x', {}]) expect(rendered(hidden)).not.toMatch(/<a|href/)
    const card = renderBlocks(
      [{ type: 'relationship', relationTo: 'pages', value: 3, version: 2 }],
      references,
    )
    expect(card).toMatch(/<a [^>]*href="\/about-us".*دربارهٔ ما.*ما که هستیم/)
  })

  it('leaves out what it does not know, without a word of it', () => {
    const names = [
      'relationship',
      'block',
      'inlineBlock',
      'another',
      'upload',
      'blocks',
      'constructor',
      'unknown',
    ]
    for (const type of names)
      expect(renderBlocks([block(type, [textNode('x')])])).not.toMatch(/unknown|undefined/)
  })

  it.each(['left', 'right', 'center', 'justify', 'start', 'end'])(
    'stands %s where the editor put it',
    (format) => {
      for (const type of ['paragraph', 'heading', 'quote'])
        expect(renderBlocks([block(type, [textNode('x')], { format, tag: 'h2' })])).toContain(
          `text-align:${format}`,
        )
    },
  )

  it('shows what is done and what is not in one box each', () => {
    const item = (checked: boolean) => block('listitem', [textNode('کار')], { checked, value: 1 })
    const list = renderBlocks([block('list', [item(true), item(false)], { listType: 'check', tag: 'ul' })])
    expect(list.match(/<input type="checkbox"/g)).toHaveLength(2)
    expect(list.match(/checked=""/g)).toHaveLength(1)
    expect(list).not.toContain('role=')
  })
})
