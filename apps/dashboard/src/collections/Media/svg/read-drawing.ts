import { Parser } from 'saxen'

export type Drawing = { name: string; attributes: Record<string, string>; children: (Drawing | string)[] }

const DEEPEST = 64
const PARTS_MOST = 20_000

/**
 * Reads a drawing as XML. Null for what is none, is deeper or longer than drawings are, or brings entities of its own:
 * those unfold to more than there is, or to what was not checked.
 */
export function readDrawing(xml: string): Drawing | null {
  if (/<!ENTITY|<!DOCTYPE[^>]*\[/i.test(xml)) return null
  const root: Drawing = { name: '', attributes: {}, children: [] }
  const open = [root]
  let parts = 0
  let isBroken = false
  const parser = new Parser()
  const fail = () => {
    isBroken = true
    parser.stop()
  }
  parser.on('openTag', (name, attributes, decode) => {
    parts += 1
    if (open.length > DEEPEST || parts > PARTS_MOST) return fail()
    const decoded = Object.entries(attributes()).map(([key, value]) => [key, decode(value)] as const)
    const part: Drawing = { name: localName(name), attributes: Object.fromEntries(decoded), children: [] }
    open.at(-1)?.children.push(part)
    open.push(part)
  })
  parser.on('closeTag', () => open.pop())
  parser.on('text', (text, decode) => open.at(-1)?.children.push(decode(text)))
  parser.on('cdata', (text) => open.at(-1)?.children.push(text))
  parser.on('error', fail)
  parser.parse(xml)
  const tops = root.children.filter((child) => typeof child !== 'string')
  return isBroken || tops.length !== 1 || tops[0]?.name !== 'svg' ? null : tops[0]
}

export const localName = (name: string) => name.slice(name.indexOf(':') + 1)
