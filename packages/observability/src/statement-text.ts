const LONGEST = 1_000

/** Whichever begins first holds the others: a comment's sign inside a text begins no comment, nor a quote inside a comment. */
const QUOTED_OR_COMMENT = /\bE'(?:[^'\\]|\\.|'')*'|'(?:[^']|'')*'|(\$[a-z_]*\$).*?\1|\/\*.*?\*\/|--[^\n]*/gis

/** A statement as it was written, without a word of what it was asked about: texts in quotes and numbers are left out. */
export function withoutValues(text: string): string {
  return text
    .replaceAll(QUOTED_OR_COMMENT, (found) => (/^(?:--|\/\*)/.test(found) ? ' ' : '?'))
    .replaceAll(/(?<![\w$."])\d+(\.\d+)?\b/g, '?')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST)
}

/** What a span of a statement is called: by its own name, else by its first word. */
export function statementName(text: string, name: string | undefined): string {
  if (name) return `sql ${name}`
  return `sql ${/[a-z]+/i.exec(text)?.[0]?.toLowerCase() ?? 'statement'}`
}
