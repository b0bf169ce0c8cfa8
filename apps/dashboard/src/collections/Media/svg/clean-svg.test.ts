// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { ATTRIBUTES, ELEMENTS } from './allowed.ts'
import { cleanSvg } from './clean-svg.ts'

const svg = (inner: string, attributes = 'viewBox="0 0 24 24"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inner}</svg>`
const clean = (text: string) => cleanSvg(Buffer.from(text))
const drawn = '<path d="M0 0h24v24z"/>'

/** What a browser makes of the answer: only names of the lists may be in it. */
function strangeNames(text: string): string[] {
  const document = new DOMParser().parseFromString(text, 'image/svg+xml')
  return [...document.querySelectorAll('*')].flatMap((element) => [
    ...(ELEMENTS.has(element.localName) ? [] : [element.localName]),
    ...[...element.attributes].map(({ name }) => name).filter((name) => !KNOWN.has(name)),
  ])
}
const KNOWN = new Set([...ATTRIBUTES, 'xmlns', 'href'])

describe('a drawing', () => {
  it('is written as it was drawn', () => {
    const shape =
      '<g id="a"><title>نشان «ما» &amp; شما</title><circle cx="12" cy="12" r="4" fill="#0e7c7b"/></g>'
    expect(clean(svg(shape))).toBe(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24">${shape}</svg>\n`,
    )
  })

  it('has the colours that its program wrote into a style sheet', () => {
    const sheet =
      '<defs><style>.a,.b{fill:#123456}.b{stroke:red;behavior:url(x)}path{fill:blue}</style></defs>'
    const answer = clean(
      svg(`${sheet}<path class="b" d="M0 0"/><path style="fill:none; opacity:.5" class="a" d="M1 1"/>`),
    )
    expect(answer).toContain('<path d="M0 0" fill="#123456" stroke="red"/>')
    expect(answer).toContain('<path d="M1 1" fill="none" opacity=".5"/>')
    expect(answer).not.toContain('style')
  })

  it('may use its own gradients and cuts', () => {
    const shape =
      '<defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient><radialGradient id="h" xlink:href="#g"/><clipPath id="c"><rect width="4" height="4"/></clipPath></defs><path fill="url(#g)" clip-path="url(\'#c\')" d="M0 0"/>'
    const answer = clean(svg(shape))
    expect(answer).toContain('fill="url(#g)"')
    expect(answer).toContain(`clip-path="url('#c')"`)
    expect(answer).toContain('<radialGradient id="h" href="#g"/>')
  })

  it.each([
    ['width="48" height="24px"', 'viewBox="0 0 48 24" width="48" height="24"'],
    ['width="100%" height="100%" viewBox="0,0,30,15"', 'viewBox="0 0 30 15" width="30" height="15"'],
    ['width="900000" height="450000"', 'viewBox="0 0 900000 450000" width="4096" height="2048"'],
  ])('has a size: %s', (given, size) => {
    expect(clean(svg(drawn, given))).toContain(size)
  })

  it.each(['', 'viewBox="0 0 0 0"', 'viewBox="0 0 1e999 4"', 'width="-4" height="4"', 'width="4"'])(
    'without one is refused: %s',
    (given) => {
      expect(clean(svg(drawn, given))).toBeNull()
    },
  )
})

describe('what a drawing tries besides', () => {
  it.each([
    '<script>alert(1)</script>',
    '<script href="https://evil.example/x.js"/>',
    '<SCRIPT>alert(1)</SCRIPT>',
    '<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>',
    '<path onload="alert(1)" ONCLICK="alert(1)" d="M0 0"/>',
    '<a href="javascript:alert(1)"><text>متن</text></a>',
    '<a xlink:href="javascript:alert(1)"><circle r="1"/></a>',
    '<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="https://evil.example"/></foreignObject>',
    '<image href="https://evil.example/x.png"/><image xlink:href="file:///etc/passwd"/>',
    '<image href="data:image/svg+xml;base64,PHN2Zz4="/>',
    '<use href="#a"/><use xlink:href="https://evil.example/x.svg#a"/>',
    '<set attributeName="href" to="javascript:alert(1)"/><animate attributeName="x" values="1;2"/>',
    '<style>@import url(https://evil.example/x.css);*{background:url(https://evil.example)}</style>',
    '<style>.a{fill:url(https://evil.example/x)}</style><path class="a" d="M0 0"/>',
    '<path style="fill:url(//evil.example/x);background:url(https://evil.example)" d="M0 0"/>',
    '<path style="fill:\\75rl(https://evil.example)" d="M0 0"/>',
    '<path fill="url(https://evil.example/#a)" d="M0 0"/>',
    '<path fill="url(#a) url(https://evil.example)" d="M0 0"/>',
    '<path fill="&#117;rl(&#104;ttps://evil.example)" d="M0 0"/>',
    '<linearGradient id="g" href="https://evil.example/#g"/>',
    '<linearGradient id="g" xlink:href="&#106;avascript:alert(1)"/>',
    '<filter id="f"><feImage href="https://evil.example"/></filter><path filter="url(#f)" d="M0 0"/>',
    '<pattern id="p"><rect width="1" height="1"/></pattern><metadata>x</metadata>',
    '<handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">alert(1)</handler>',
    '<text><![CDATA[</text><script>alert(1)</script>]]></text>',
    '<title>&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;</title>',
    '<path d="M0 0&quot; onload=&quot;alert(1)"/>',
    '<?xml-stylesheet href="https://evil.example/x.css"?><!-- --><path d="M0 0"/>',
  ])('is not in it: %s', (attempt) => {
    const answer = clean(svg(attempt + drawn)) ?? ''
    expect(answer).toContain('M0 0h24v24z')
    expect(strangeNames(answer)).toEqual([])
    expect(answer).not.toMatch(/evil|javascript|data:|file:|<script|onload="|@import|stylesheet/i)
  })

  it('does not multiply: what cuts is not cut itself', () => {
    const bomb =
      '<mask id="a"><g mask="url(#a)" style="clip-path:url(#b)"><rect width="1" height="1"/></g></mask>'
    expect(clean(svg(bomb))).toContain('<mask id="a"><g><rect width="1" height="1"/></g></mask>')
  })

  it.each([
    [
      'entities that unfold',
      `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${svg('<text>&b;</text>')}`,
    ],
    [
      'an entity of a file',
      `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg('<text>&a;</text>')}`,
    ],
    ['a page', '<!doctype html><html><body><svg viewBox="0 0 4 4"></svg></body></html>'],
    ['two drawings', svg(drawn) + svg(drawn)],
    ['a drawing that does not end', svg(drawn).slice(0, -6)],
    ['a drawing of 100 levels', svg('<g>'.repeat(100) + '</g>'.repeat(100))],
    ['a drawing of 30,000 parts', svg('<g/>'.repeat(30_000))],
    ['a photograph of 600 kilobytes as text', svg(`<desc>${'a'.repeat(600_000)}</desc>`)],
    ['no text', '\ud800'],
    ['nothing', ''],
  ])('is refused as a whole: %s', (_, text) => {
    expect(clean(text)).toBeNull()
  })

  it('is refused in an encoding that others read otherwise', () => {
    for (const encoding of ['utf16le', 'latin1'] as const) {
      const text = svg(`<text>é</text>${drawn}`)
      expect(cleanSvg(Buffer.from(encoding === 'utf16le' ? `\uFEFF${text}` : text, encoding))).toBeNull()
    }
  })
})
