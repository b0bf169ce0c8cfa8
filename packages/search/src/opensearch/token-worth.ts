import type { SearchDocument } from '../documents/search-document.ts'
import { toMarked } from '../documents/to-marked.ts'

/**
 * What a token is worth by the fields that contain it, of 1: as PostgreSQL's ranking counts them. Each token is in
 * one list only, so that a search asks five short lists and adds nothing up.
 */
export const WORTHS = {
  /** In the title and in the category, or the brand. */
  full: 1,
  /** In the title, or a code. */
  strong: 2 / 3,
  /** In the category, or another form of a title's word. */
  fair: 1 / 3,
  /** In an attribute, or as it sounds in Latin letters. */
  faint: 0.213,
  description: 0.056,
} as const

export type Worth = keyof typeof WORTHS

/** A longer text has said by then what it is about. */
const DESCRIPTION_TOKENS = 150
const LONGEST_TOKEN = 100

export function tokensByWorth(document: SearchDocument): Record<Worth, string[]> {
  const worths = new Map<string, Worth>()
  const category = new Set(document.category)
  const put = (tokens: readonly string[], worth: (token: string) => Worth) => {
    for (const token of tokens)
      if (token !== '' && token.length <= LONGEST_TOKEN && !worths.has(token)) worths.set(token, worth(token))
  }
  put(document.brand, () => 'full')
  put([...document.title, ...document.codes], (token) => (category.has(token) ? 'full' : 'strong'))
  put([...document.category, ...document.titleForms], () => 'fair')
  put([...document.attributes, ...document.latin, ...toMarked(document)], () => 'faint')
  put(document.description.slice(0, DESCRIPTION_TOKENS), () => 'description')
  const lists: Record<Worth, string[]> = { full: [], strong: [], fair: [], faint: [], description: [] }
  for (const [token, worth] of worths) lists[worth].push(token)
  return lists
}
