/** A line of a body, as it is read: one that heads what follows, or another. */
export type BodyLine = { readonly text: string; readonly isHeading: boolean }

/** The words of a body: what heads its parts, and the rest. */
export type BodyText = { readonly headings: readonly string[]; readonly texts: readonly string[] }

type Node = { readonly [key: string]: unknown }

/** What names a part of a page: of a module, of a row of it, of a person in it. */
const HEADING_KEYS: ReadonlySet<string> = new Set(['title', 'headline', 'question', 'name', 'secondTitle'])
const TEXT_KEYS: ReadonlySet<string> = new Set([
  ...['text', 'answer', 'caption', 'summary', 'description', 'quote', 'role', 'value', 'label', 'unit'],
  ...['heads', 'cells', 'moment', 'subtitle', 'note', 'hours', 'postalAddress', 'address'],
])
/** Elements whose pieces are one line: a word may be half bold. */
const LINES: ReadonlySet<string> = new Set(['paragraph', 'heading', 'listitem', 'quote', 'link', 'autolink'])
/** An address of the web is no word; that of a branch is. */
const URL_LIKE = /^(?:\/|#|[a-z]+:)/i

/**
 * The lines of a page's modules, of a written text or of a file, in their order and however deep they are. Settings and
 * addresses are no words.
 */
export function linesOf(body: unknown): BodyLine[] {
  const lines: BodyLine[] = []
  const put = (text: string, isHeading: boolean) => {
    if (/\S/.test(text)) lines.push({ text, isHeading })
  }
  const take = (value: unknown): void => {
    if (Array.isArray(value)) for (const inner of value) take(inner)
    else if (isNode(value) && LINES.has(String(value.type))) put(lineOf(value), value.type === 'heading')
    else if (isNode(value))
      for (const [key, inner] of Object.entries(value)) {
        if (typeof inner !== 'string') take(inner)
        else if (HEADING_KEYS.has(key)) put(inner, true)
        else if (TEXT_KEYS.has(key) && !URL_LIKE.test(inner)) put(inner, false)
      }
  }
  if (typeof body === 'string') put(body, false)
  else take(body)
  return lines
}

/** The same as search weighs it. */
export function textOf(body: unknown): BodyText {
  const lines = linesOf(body)
  const ofKind = (isHeading: boolean) =>
    lines.filter((line) => line.isHeading === isHeading).map(({ text }) => text)
  return { headings: ofKind(true), texts: ofKind(false) }
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** The pieces of a line as they are read: side by side, with a space where a line or a list in it begins. */
function lineOf(node: Node): string {
  if (node.type === 'text') return typeof node.text === 'string' ? node.text : ''
  if (node.type === 'linebreak') return ' '
  const children = Array.isArray(node.children) ? node.children.filter(isNode) : []
  const line = children.map(lineOf).join('')
  return node.type === 'list' || node.type === 'listitem' ? ` ${line} ` : line
}
