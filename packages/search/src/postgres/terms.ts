/** Tokens of a field, and their places and weights in the document. */
export type FieldTokens = readonly [tokens: readonly string[], ...at: string[]]

/** What PostgreSQL takes as one token. */
const LONGEST_TOKEN = 100

/** Tokens with the place and weight of each field they stand in, as `tsvector` is written. */
export function writeTerms(fields: readonly FieldTokens[]): string {
  const places = new Map<string, Set<string>>()
  for (const [tokens, ...at] of fields)
    for (const token of tokens) {
      if (token === '' || token.length > LONGEST_TOKEN) continue
      const known = places.get(token) ?? new Set()
      for (const place of at) known.add(place)
      places.set(token, known)
    }
  return [...places].map(([token, at]) => `${quoteTerm(token)}:${[...at].join(',')}`).join(' ')
}

/** A token as `tsvector` and `tsquery` read it, whatever it contains. */
export const quoteTerm = (token: string) => `'${token.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
