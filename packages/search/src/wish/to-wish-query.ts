import { toSingular, toWords, type Word } from '@rasteh/persian-text/search'
import { marked } from '../documents/token-prefixes.ts'
import { withoutFillers } from '../plan/fillers.ts'
import type { CategoryWords } from '../plan/query-plan.ts'
import { splitsOf } from '../plan/slot.ts'
import { quoteTerm } from '../postgres/terms.ts'
import { understandQuery } from '../understand/understand-query.ts'

/**
 * What finds the products that are called as somebody searched, written as `tsquery`: every word of it names the product
 * in its title or is in its category's title. What a thing is made for, its description and its looks do not count,
 * since a wrong message is worse than none. Null where no word names a thing, or where a price was asked for.
 */
export function toWishQuery(text: string, categories: readonly CategoryWords[]): string | null {
  const { parts, words } = understandQuery(text)
  if (parts.some(({ kind }) => kind === 'price')) return null
  const asked = withoutFillers(toWords(words).map((word) => ({ ...word, typed: word.token })))
  if (!asked.some(({ kind }) => kind !== 'number')) return null
  return asked.map((word) => `(${alternativesOf(word, categories).join(' | ')})`).join(' & ')
}

/** All by which one word may be met. */
function alternativesOf(word: Word, categories: readonly CategoryWords[]): string[] {
  const tokens = formsOf(word.token)
  const named = tokens.flatMap((token) => [`${quoteTerm(token)}:A`, quoteTerm(marked('named', token))])
  // A joined word is also met where it is written apart.
  const halves = splitsOf(word.token, word.kind).map(
    (pairs) => `(${pairs.map((pair) => quoteTerm(marked('named', pair))).join(' & ')})`,
  )
  const within = categories
    .filter(({ titles }) =>
      titles.some((title) => title.flatMap(formsOf).some((form) => tokens.includes(form))),
    )
    .map(({ id }) => quoteTerm(marked('category', id)))
  return [...named, ...halves, ...within]
}

function formsOf(token: string): string[] {
  const singular = toSingular(token)
  return singular === null ? [token] : [token, singular]
}
