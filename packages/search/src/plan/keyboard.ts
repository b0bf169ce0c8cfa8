import { toLatinLayout, toPersianLayout } from '@rasteh/persian-text/keyboard-layout'
import { toForms, toWords } from '@rasteh/persian-text/search'
import { marked } from '../documents/token-prefixes.ts'
import { type Counts, sizeOf } from './slot.ts'

/** A piece of a query between two spaces, as it was typed and as the other keyboard would have written it. */
export type Chunk = { readonly typed: string; readonly others: readonly string[] }

/** The pieces of a query. Characters that are no letters on one keyboard are letters on the other: `',ad`. */
export function toChunks(text: string): Chunk[] {
  return text
    .split(/\s+/)
    .filter(Boolean)
    .map((typed) => ({ typed, others: othersOf(typed).filter(isWritten) }))
}

/** All that the other keyboard may have meant, for asking which words of it are known. */
export function toOtherTexts(chunks: readonly Chunk[]): string[] {
  return [0, 1].map((index) =>
    chunks.map(({ typed, others }) => others[index] ?? others[0] ?? typed).join(' '),
  )
}

/**
 * The query with each piece on the keyboard that was meant. A piece is taken from the other keyboard when only that
 * makes known words of it; pieces that neither keyboard makes known go with the others.
 */
export function meantKeyboard(chunks: readonly Chunk[], counts: Counts): string {
  const size = sizeOf(counts)
  const judged = chunks.map((chunk) => judge(chunk, counts, size))
  const isSurelyHere = judged.some(({ typed, isHere, there }) => isHere && !there && typed.length >= SHORT)
  const isMeant = ({ isHere, isClean, there = '' }: Judged) =>
    // Beside words of this keyboard a short one is of it too: the «ای» of «شیشه ای» is no HD.
    there !== '' && !isHere && !(isClean && isSurelyHere && there.length <= SHORT)
  const isOther = judged.some(isMeant)
  return judged
    .map((chunk) => {
      const { typed, others, isHere, there = typed } = chunk
      if (isMeant(chunk)) return there
      // A single letter is known on every keyboard.
      return isOther && !isSurelyHere && (!isHere || typed.length === 1) ? (others[0] ?? typed) : typed
    })
    .join(' ')
}

/** A piece, whether it is known as it was typed, and the known word that the other keyboard makes of it. */
type Judged = Chunk & {
  readonly isHere: boolean
  readonly isClean: boolean
  readonly there: string | undefined
}

function judge(chunk: Chunk, counts: Counts, size: number): Judged {
  // A bracket or a comma inside a word is a letter of the other keyboard.
  const isClean = isWritten(chunk.typed)
  return {
    ...chunk,
    isClean,
    isHere: isClean && isKnown(chunk.typed, counts, 0),
    there: chunk.others.find((other) => other.length > 1 && isKnown(other, counts, size * RARE)),
  }
}

/** A few letters are a word by chance: the catalogue must at least have it in this share of its products. */
const RARE = 0.0008
const SHORT = 3

/** The standard has ئ on S and M with the shift key, and پ on M; older keyboards have ئ there. */
function othersOf(typed: string): string[] {
  if (!/[a-z]/i.test(typed)) return [toLatinLayout(typed)]
  // All in capitals is the capitals key, and no shift.
  const keys = /[a-z]/.test(typed) ? typed : typed.toLowerCase()
  return [/[MS]/g, /[mMS]/g].map((hamza) => toPersianLayout(keys.replace(hamza, 'ئ')))
}

/** Whether all that was typed would be part of a word: «برجن» is no `fv[k`. */
function isWritten(text: string): boolean {
  return /^[\p{L}\p{N}.-]{2,}$/u.test(text) && /\p{L}/u.test(text)
}

function isKnown(text: string, counts: Counts, shortAtLeast: number): boolean {
  const words = toWords(text).filter(({ kind }) => kind !== 'number')
  return words.length > 0 && words.every(({ token }) => isKnownToken(token, counts, shortAtLeast))
}

function isKnownToken(token: string, counts: Counts, shortAtLeast: number): boolean {
  const atLeast = token.length <= SHORT ? Math.max(1, shortAtLeast) : 1
  return [token, ...toForms(token)].some(
    (form) => (counts.get(form) ?? counts.get(marked('mentioned', form)) ?? 0) >= atLeast,
  )
}
