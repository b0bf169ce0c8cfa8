import { typoCost } from '@rasteh/persian-text/search'
import type { PhraseBook } from './phrase-book.ts'

/** Under so many letters nearly everything is a slip of something. */
const LETTERS_MIN = 3
const LETTERS_MAX = 24

/** What a begun word may have been meant as, where a phrase begins so: one letter other, more, less, or two exchanged; each with its cost. */
export function slipsOf(begun: string, book: Pick<PhraseBook, 'letters' | 'hasStart'>): Map<string, number> {
  const typed = Array.from(begun)
  if (typed.length < LETTERS_MIN || typed.length > LETTERS_MAX) return new Map()
  const limit = costLimit(typed.length)
  const slips = new Map<string, number>()
  for (const meant of new Set(variantsOf(typed, book.letters))) {
    if (meant === begun || !book.hasStart(meant)) continue
    const cost = typoCost(begun, meant, limit)
    if (cost <= limit) slips.set(meant, cost)
  }
  return slips
}

function* variantsOf(typed: readonly string[], letters: readonly string[]): Generator<string> {
  for (let at = 0; at <= typed.length; at += 1) {
    const [before, after] = [typed.slice(0, at), typed.slice(at)]
    const [first = '', second = ''] = after
    if (after.length > 1) yield [...before, second, first, ...after.slice(2)].join('')
    if (first !== '' && typed.length > LETTERS_MIN) yield [...before, ...after.slice(1)].join('')
    for (const char of letters) {
      if (first !== '') yield [...before, char, ...after.slice(1)].join('')
      // What is missing at the end is not yet typed.
      if (first !== '') yield [...before, char, ...after].join('')
    }
  }
}

/** A few letters have other beginnings all round them. */
const costLimit = (letters: number) => (letters <= LETTERS_MIN ? 0.86 : 1.1)
