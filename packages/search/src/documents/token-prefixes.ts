/**
 * Tokens that no reader types, each begun by a sign that no word contains. They stand in the same lists as the words, so
 * that one index answers all of these questions.
 */
export const PREFIXES = {
  /** A word of the title that says what the thing is, in all its forms: «گوشی» of a phone, and not of its case. */
  named: '^',
  /** The first word of the title, which in Persian names the thing. */
  head: '!',
  /** A word that only the description has. */
  mentioned: '¶',
  /** A category of the product, by its id. */
  category: '@c',
  /** An attribute and its value, as one key. */
  attribute: '@a',
} as const

/** Every document has it: its count is the catalogue's size. */
export const EVERY_DOCUMENT = '@'

export const marked = (kind: keyof typeof PREFIXES, token: string | number): string =>
  `${PREFIXES[kind]}${token}`
