import { describe, expect, it } from 'vitest'
import { sourceHash } from '../policy/inline-scripts.ts'
import { toStyle } from './build-styles.ts'
import { drawFirst } from './draw-first.ts'
import { START_SCRIPTS } from './start-scripts.ts'

const STYLE = '/_next/static/chunks/a1.css'
const FONT = '/_next/static/media/vazirmatn-persian.0a.woff2'
const link = `<link rel="stylesheet" href="${STYLE}" data-precedence="next"/>`
const file = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`
const page = (head: string, body: string) => `<html><head>${head}</head><body>${body}</body></html>`
const read = (address: string) =>
  address === STYLE ? toStyle('@font-face{src:url(../media/vazirmatn-persian.0a.woff2)}', String) : undefined

describe('what draws a page', () => {
  it('stands in it, in place of its file', () => {
    const { html, styleHashes } = drawFirst(page(link, ''), read)
    const text = `@font-face{src:url(${FONT})}`
    expect(html).toContain(`<style data-precedence="next" data-style-files="${STYLE}">${text}</style>`)
    expect(html).not.toContain('rel="stylesheet"')
    expect(styleHashes).toEqual([sourceHash(text)])
  })

  it('stands in one element, however many files it is', () => {
    const second = link.replace('a1', 'a2')
    const { html, styleHashes } = drawFirst(page(`${link}<title>a</title>${second}`, ''), () => ({
      text: 'a{}',
      fonts: [],
    }))
    const files = `${STYLE} ${STYLE.replace('a1', 'a2')}`
    expect(html).toBe(
      page(`<style data-precedence="next" data-style-files="${files}">a{}\na{}</style><title>a</title>`, ''),
    )
    expect(styleHashes).toEqual([sourceHash('a{}\na{}')])
  })

  it('is a font that is asked for before anything else', () => {
    const { html } = drawFirst(page(link, ''), read)
    expect(html).toMatch(new RegExp(`^<html><head><link rel="preload" as="font"[^>]+href="${FONT}"/>`))
  })

  it('stays a file where the build knows no such style', () => {
    const other = link.replace('a1', 'b2')
    expect(drawFirst(page(other, ''), read)).toMatchObject({ html: page(other, ''), styleHashes: [] })
  })
})

describe('a drawing of a style', () => {
  it('stands in the style', () => {
    const { text } = toStyle('a{mask:url(../media/arch.0a.svg)}', () => '<svg fill="#fff"/>')
    expect(text).toBe(`a{mask:url("data:image/svg+xml,%3Csvg fill='%23fff'/%3E")}`)
  })
})

describe('what runs in a page', () => {
  it('is named at its end and loaded by one known script', () => {
    const { html, scriptHashes } = drawFirst(page(file('a'), `<p></p>${file('b')}`), read)
    expect(html).not.toContain('<script src=')
    const list = '["/_next/static/chunks/a.js","/_next/static/chunks/b.js"]'
    expect(html).toContain(
      `<p></p><script type="application/json" id="late-scripts">${list}</script><script>${START_SCRIPTS}</script></body>`,
    )
    expect(scriptHashes).toEqual([sourceHash(START_SCRIPTS)])
  })

  it('is not fetched before', () => {
    const preload = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>'
    expect(drawFirst(page(preload, file('a')), read).html).not.toContain('rel="preload"')
  })

  it('is left alone in any other form', () => {
    const html = page('', '<script src="/other.js" async=""></script><script>a()</script>')
    expect(drawFirst(html, read)).toEqual({ html, styleHashes: [], scriptHashes: [] })
  })
})
