/** What the page's hidden variable store holds: texts by name. */
export type PageVariables = Readonly<Record<string, string>>

const QUOTE = '`'

/** Writes the variables for the page's hidden input, as JSON. */
export function formatPageVariables(variables: PageVariables): string {
  return JSON.stringify(variables)
}

/**
 * Reads the page's hidden input; a missing or damaged one holds nothing. Older scripts of the platform write backticks in
 * place of quotes, with one more in front.
 */
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
