/** What the page's hidden variable store holds: texts by name. */
export type PageVariables = Readonly<Record<string, string>>

const QUOTE = '`'

/**
 * Writes the variables for the page's hidden input. As the platform does, quotes become backticks so that
 * the text stands in an attribute unharmed; a text that itself holds a backtick is left as plain JSON.
 */
export function formatPageVariables(variables: PageVariables): string {
  const json = JSON.stringify(variables)
  if (json.includes(QUOTE)) return json
  return QUOTE + json.replaceAll('"', QUOTE)
}

/** Reads the page's hidden input in either form; a missing or damaged one holds nothing. */
export function parsePageVariables(text: string | null): PageVariables {
  const json = text?.startsWith(QUOTE) ? text.slice(1).replaceAll(QUOTE, '"') : text
  return textsOf(parsed(json))
}

function parsed(json: string | null | undefined): unknown {
  try {
    return JSON.parse(json ?? '')
  } catch {
    return null
  }
}

function textsOf(value: unknown): PageVariables {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {}
  return Object.fromEntries(Object.entries(value).filter(([, text]) => typeof text === 'string'))
}
