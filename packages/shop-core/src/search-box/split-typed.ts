import { foldText } from '@rasteh/persian-text/fold'

/** A suggestion's text in two: what begins it as it was typed, and what the shop adds. */
export type SplitTyped = { readonly typed: string; readonly rest: string }

const fold = (text: string) => foldText(text).replaceAll(' ', '')

/**
 * Splits a suggestion after what was typed, whatever letters, half-spaces and digits either has. A text that does not begin
 * so is all the shop's.
 */
export function splitTyped(shown: string, typed: string): SplitTyped {
  const wanted = fold(typed)
  const letters = Array.from(shown)
  const end = letters.findIndex((_, at) => fold(letters.slice(0, at + 1).join('')).length >= wanted.length)
  const begun = letters.slice(0, end + 1).join('')
  if (wanted === '' || end < 0 || fold(begun) !== wanted) return { typed: '', rest: shown }
  return { typed: begun, rest: letters.slice(end + 1).join('') }
}
