import { createHash } from 'node:crypto'

/**
 * The hashes of a page's own inline scripts, as a policy spells them. Only scripts in the exact forms that Next and
 * React write get one: a script that somebody smuggled into a text stays without, and so the browser refuses it.
 */
export function hashInlineScripts(html: string): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', script = ''] of html.matchAll(SCRIPT)) {
    if (!NOT_INLINE.test(attributes) && isOwnScript(script)) hashes.add(sourceHash(script))
  }
  return [...hashes]
}

/** A source expression for this very text. */
export function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g

/** Scripts with an address of their own, and data that nothing runs. */
const NOT_INLINE = /\ssrc=|\stype="application\//

/** The page's data for React and the names of its script files: `push` with nothing but JSON. */
const DATA = [
  /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((.*)\)$/s,
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((.*)\);?$/s,
]

/** React's marks for the time of the first paint, and its calls that put late parts of a page in their places. */
const REACT =
  /^(?:requestAnimationFrame\(function\(\)\{\$RT=performance\.now\(\)\}\);?|(?:\$R[A-Z]\((?:"[A-Za-z0-9:_-]*",?)+\);?)+)$/

function isOwnScript(script: string): boolean {
  const data = DATA.map((form) => form.exec(script)?.[1]).find((found) => found !== undefined)
  return data === undefined ? REACT.test(script) : isJson(data)
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
