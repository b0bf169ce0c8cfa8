import { describe, expect, it } from 'vitest'
import { hashInlineScripts, sourceHash } from './inline-scripts.ts'

const FIRST = '(self.__next_f=self.__next_f||[]).push([0])'
const DATA = 'self.__next_f.push([1,"0:{\\"title\\":\\"\\u003cb\\"}\\n"])'

describe('the inline scripts of a page', () => {
  it('are hashed when they are the data that Next writes', () => {
    const html = `<script>${FIRST}</script><p>…</p><script id="_R_">${DATA}</script>`
    expect(hashInlineScripts(html)).toEqual([sourceHash(FIRST), sourceHash(DATA)])
  })

  it('are hashed when they name the files that a page runs', () => {
    const script =
      '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"]})'
    expect(hashInlineScripts(`<script id="_R_">${script}</script>`)).toEqual([sourceHash(script)])
  })

  it('are hashed once when they are there twice', () => {
    expect(hashInlineScripts(`<script>${FIRST}</script><script>${FIRST}</script>`)).toHaveLength(1)
  })

  it('are hashed when they are the calls that React writes', () => {
    const script = 'requestAnimationFrame(function(){$RT=performance.now()});'
    expect(hashInlineScripts(`<script>${script}</script>`)).toEqual([sourceHash(script)])
    expect(hashInlineScripts('<script>$RC("B:0","S:0")</script>')).toHaveLength(1)
  })

  it('need no hash when they are files or data', () => {
    const html = '<script src="/a.js" async=""></script><script type="application/ld+json">{"a":1}</script>'
    expect(hashInlineScripts(html)).toEqual([])
  })

  it.each([
    'alert(1)',
    'self.__next_f.push([1,"a"]);alert(1)',
    'self.__next_f.push([alert(1)])',
    'self.__next_f.push([1,"a"]),alert(self.__next_f.push([2]))',
    '$RC("B:0","S:0");alert(1)',
  ])('get no hash when somebody else wrote them: %s', (script) => {
    expect(hashInlineScripts(`<script>${script}</script>`)).toEqual([])
  })
})
