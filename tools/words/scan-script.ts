export type Found = { text: string; line: number }
export type Scanned = { names: Found[]; comments: Found[] }

const TOKEN =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\[\s\S]|[^'\\\n])*'|"(?:\\[\s\S]|[^"\\\n])*"|[A-Za-z_$][\w$]*|\n|\S/g
const REGEX_LITERAL = /\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[a-z]*/y
const TEMPLATE_TEXT = /(?:\\[\s\S]|\$(?!\{)|[^`\\$])*/y
/** Words after which a slash begins a regular expression, not a division. */
const BEFORE_REGEX = new Set(['return', 'typeof', 'case', 'in', 'of', 'await', 'yield', 'else', 'do'])

/**
 * The identifiers and the comments of a TypeScript or JavaScript file; strings, regular expressions and the text of
 * templates are left out. Words of JSX text count as identifiers.
 */
export function scanScript(source: string): Scanned {
  const names: Found[] = []
  const comments: Found[] = []
  /** One entry for each open brace: whether it opened an expression inside a template. */
  const braces: boolean[] = []
  let line = 1
  let endsOperand = false
  TOKEN.lastIndex = 0

  const skipTemplate = (from: number): number => {
    TEMPLATE_TEXT.lastIndex = from
    const text = TEMPLATE_TEXT.exec(source)?.[0] ?? ''
    line += countLines(text)
    const end = from + text.length
    if (source[end] !== '$') return end + 1
    braces.push(true)
    return end + 2
  }

  for (let match = TOKEN.exec(source); match; match = TOKEN.exec(source)) {
    const [token] = match
    if (token === '\n') line += 1
    else if (token.startsWith('/*') || token.startsWith('//')) {
      comments.push({ text: token, line })
      line += countLines(token)
    } else if (token === '`') {
      TOKEN.lastIndex = skipTemplate(TOKEN.lastIndex)
      endsOperand = true
    } else if (token === '{') {
      braces.push(false)
      endsOperand = false
    } else if (token === '}') {
      if (braces.pop()) TOKEN.lastIndex = skipTemplate(TOKEN.lastIndex)
      endsOperand = false
    } else if (token === '/') {
      REGEX_LITERAL.lastIndex = match.index
      const isTag = source[match.index - 1] === '<' || source[match.index + 1] === '>'
      const literal: RegExpExecArray | null = endsOperand || isTag ? null : REGEX_LITERAL.exec(source)
      if (literal) TOKEN.lastIndex = match.index + literal[0].length
      endsOperand = literal !== null
    } else if (/^[A-Za-z_$]/.test(token)) {
      names.push({ text: token, line })
      endsOperand = !BEFORE_REGEX.has(token)
    } else endsOperand = /[)\]\w'"]$/.test(token)
  }
  return { names, comments }
}

function countLines(text: string): number {
  let count = 0
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count += 1
  return count
}
