import { describe, expect, it } from 'vitest'
import { block, renderBlocks, textNode } from '../../../test/rich-text/render-blocks.tsx'
import { NO_REFERENCES } from './references.ts'

const cell = (text: string, more: object = {}) =>
  block('tablecell', [block('paragraph', text === '' ? [] : [textNode(text)])], {
    ...{
      headerState: 0,
      colSpan: 1,
      rowSpan: 1,
      backgroundColor: 'red;background:url(//evil.example)',
      width: 9,
    },
    ...more,
  })
const table = (...rows: object[][]) =>
  block(
    'table',
    rows.map((cells) => block('tablerow', cells)),
    { colWidths: [1, 2] },
  )
const part = (fields: object) => ({ type: 'block', version: 2, format: '', fields: { id: 'a', ...fields } })
const inner = (...children: object[]) => ({ root: block('root', children) })

describe('a table in a text', () => {
  const html = renderBlocks([
    table(
      [cell('', { headerState: 3 }), cell('مدل الف', { headerState: 1 }), cell('مدل ب', { headerState: 1 })],
      [cell('وزن', { headerState: 2 }), cell('۱۲', { colSpan: 2 })],
    ),
  ])

  it('names its columns and rows by heads, and its corner is none', () => {
    expect(html.match(/<th scope="col">/g)).toHaveLength(2)
    expect(html.match(/<th scope="row">/g)).toHaveLength(1)
    expect(html).toMatch(/<thead><tr><td><p[^>]*>.*<\/thead><tbody><tr><th scope="row">/)
    expect(html).toContain('<td colSpan="2">')
  })

  it('is reached and scrolled by keys, under a name', () => {
    expect(html).toMatch(/role="region" aria-label="جدول" tabindex="0"/i)
  })

  it('has no colour and no width of what was sent', () => {
    expect(html).not.toMatch(/evil|background|colgroup|width/)
  })

  it.each([0, 1, -3, 2.5, 51, 1e9, '2', null, {}])('does not believe a span of %j', (span) => {
    expect(renderBlocks([table([cell('x', { colSpan: span, rowSpan: span })])])).toContain('<td>')
  })

  it('of heads alone has no body, and one without rows is not there', () => {
    expect(renderBlocks([table([cell('x', { headerState: 1 })])])).not.toContain('<tbody')
    expect(renderBlocks([table()])).not.toContain('<table')
    expect(renderBlocks([block('table', [block('paragraph', [textNode('x')])])])).not.toContain('<table')
  })
})

describe('a folded part of a text', () => {
  const picture = { id: 7, filename: 'a.webp', card: null, width: 480, height: 300, alt: 'نما', focus: null }
  const upload = { type: 'upload', relationTo: 'media', value: 7, fields: {}, version: 3 }
  const body = inner(block('paragraph', [textNode('روزهای شنبه')]), upload)

  it('is closed until somebody opens it, unless its writer wants it open', () => {
    const references = { ...NO_REFERENCES, pictures: new Map([[7, picture]]) }
    const html = renderBlocks([part({ blockType: 'collapsible', heading: 'ساعت کار', body })], references)
    expect(html).toMatch(/<details class="[^"]*"><summary[^>]*><span>ساعت کار<\/span>/)
    expect(html).toContain('روزهای شنبه')
    expect(html).toContain('/media/a.webp')
    expect(renderBlocks([part({ blockType: 'collapsible', heading: 'x', body, isOpen: true })])).toContain(
      'open=""',
    )
  })

  it('holds no other part, however often one was sent', () => {
    const nested = part({ blockType: 'collapsible', heading: 'درون', body: inner(block('paragraph', [])) })
    const html = renderBlocks([part({ blockType: 'collapsible', heading: 'بیرون', body: inner(nested) })])
    expect(html.match(/<details/g)).toHaveLength(1)
    expect(html).not.toContain('درون')
  })

  it.each([null, {}, { root: null }, { root: { children: 'x' } }, 'x', 4])(
    'without a text (%j) is its title',
    (sent) => {
      expect(renderBlocks([part({ blockType: 'collapsible', heading: 'عنوان', body: sent })])).toContain(
        'عنوان',
      )
      expect(renderBlocks([part({ blockType: 'collapsible', heading: { a: 1 }, body: sent })])).not.toContain(
        '<details',
      )
    },
  )
})

describe('a video of another site', () => {
  const video = part({
    blockType: 'embed',
    url: 'https://www.aparat.com/v/bg1w3?x="onload="',
    caption: 'کارخانه',
  })

  it('is a link to it while its service is not allowed', () => {
    const html = renderBlocks([video])
    expect(html).toMatch(/<a [^>]*rel="noopener noreferrer" href="https:\/\/www\.aparat\.com\/v\/bg1w3"/)
    expect(html).toContain('تماشای «کارخانه» در آپارات')
    expect(html).not.toMatch(/iframe|rasteh-island|onload/)
  })

  it('is a player that loads nothing before a press where it is allowed, and leads to the video without scripts', () => {
    const html = renderBlocks([video], { ...NO_REFERENCES, embeds: new Set(['aparat'] as const) })
    expect(html).toContain('name="rich-text/embed-frame"')
    expect(html).toMatch(/<a [^>]*href="https:\/\/www\.aparat\.com\/v\/bg1w3"/)
    expect(html).toContain('پخش ویدیوی «کارخانه»')
    expect(html).not.toMatch(/<iframe|onload/)
  })

  it.each(['javascript:hit()', 'https://evil.example/v/bg1w3', '', null, { a: 1 }])(
    'of %j is not there',
    (url) => {
      const embeds = new Set(['aparat', 'youtube'] as const)
      const html = renderBlocks([part({ blockType: 'embed', url, caption: 'x' })], {
        ...NO_REFERENCES,
        embeds,
      })
      expect(html).not.toMatch(/<a|evil|javascript|rasteh-island/)
    },
  )
})

describe('a part that no editor offers', () => {
  it.each(['html', 'constructor', '__proto__', 'toString', 'name', 'length', undefined, null, 4])(
    'called %j is left out',
    (blockType) => {
      expect(renderBlocks([part({ blockType, html: '<b>x</b>' })])).toMatch(/^<div[^>]*><\/div>$/)
    },
  )
})

describe('the width of a picture', () => {
  const picture = { id: 7, filename: 'a.webp', card: null, width: 1600, height: 900, alt: 'نما', focus: null }
  const references = { ...NO_REFERENCES, pictures: new Map([[7, picture]]) }
  const widthOf = (width: unknown) =>
    /data-width="([^"]*)"/.exec(
      renderBlocks(
        [{ type: 'upload', relationTo: 'media', value: 7, fields: { width }, version: 3 }],
        references,
      ),
    )?.[1]

  it('is one of three, and the usual one whatever else was sent', () => {
    expect(['normal', 'narrow', 'wide'].map(widthOf)).toEqual(['normal', 'narrow', 'wide'])
    expect([undefined, null, '100vw', 'wide" style="x', {}].map(widthOf)).toEqual(Array(5).fill('normal'))
  })
})
