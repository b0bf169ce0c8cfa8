import { toLatinLayout, toPersianLayout } from '@rasteh/persian-text/keyboard-layout'
import { toForms, toWords, type Word } from '@rasteh/persian-text/search'
import type { Counts } from './slot.ts'

/** A piece of a query between two spaces, as it was typed and as the other keyboard would have written it. */
export type Chunk = { readonly typed: string; readonly other: string }

/** The pieces of a query. Characters that are no letters on one keyboard are letters on the other: `',ad`. */
export function toChunks(text: string): Chunk[] {
  return text
    .split(/\s+/)
    .filter(Boolean)
    .map((typed) => ({ typed, other: /[a-z]/i.test(typed) ? toPersianLayout(typed) : toLatinLayout(typed) }))
}

/** The query as the other keyboard would have written it. */
export function toOtherKeyboard(chunks: readonly Chunk[]): string {
  return chunks.map(({ other }) => other).join(' ')
}

/**
 * The query with each piece on the keyboard that was meant. A piece is taken from the other keyboard when only that
 * makes known words of it; pieces that both keyboards know go with the others.
 */
export function meantKeyboard(chunks: readonly Chunk[], counts: Counts): string {
  const judged = chunks.map((chunk) => ({ ...chunk, sure: surenessOf(chunk, counts) }))
  const isOther = judged.reduce((sum, { sure }) => sum + sure, 0) > 0
  return judged
    .map(({ typed, other, sure }) =>
      sure > 0 || (sure === 0 && isOther && isKnown(other, counts)) ? other : typed,
    )
    .join(' ')
}

/** Above 0 the other keyboard was meant, below 0 this one; longer pieces are surer. */
function surenessOf({ typed, other }: Chunk, counts: Counts): number {
  const length = lettersOf(other)
  // «جی» is not a d with a bracket.
  if (length < 2 || length * 2 < typed.length) return 0
  const [here, there] = [isKnown(typed, counts), isKnown(other, counts)]
  if (here === there) return 0
  return there ? length : -lettersOf(typed)
}

function lettersOf(text: string): number {
  return toWords(text)
    .filter(({ kind }) => kind !== 'number')
    .reduce((sum, { token }) => sum + token.length, 0)
}

function isKnown(text: string, counts: Counts): boolean {
  const words: Word[] = toWords(text).filter(({ kind }) => kind !== 'number')
  return (
    words.length > 0 &&
    words.every(({ token }) => [token, ...toForms(token)].some((form) => counts.has(form)))
  )
}
