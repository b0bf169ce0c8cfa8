import { toLatinDigits } from '../digits.ts'

// Letters that Unicode does not take apart: each is written as the Persian letter a reader would type for it.
const SAME_LETTERS: readonly [letter: string, variants: string][] = [
  ['ی', 'يىێېےۍؠ'],
  ['ک', 'كڪ'],
  ['ه', 'ةەہھۃ'],
  ['ا', 'ٱ'],
  ['و', 'ۆۊۇۈۉۋۅڤ'],
  ['ر', 'ڕڒ'],
  ['ل', 'ڵ'],
  ['', 'ءـ'],
]

const FOLDED = new Map(SAME_LETTERS.flatMap(([letter, variants]) => Array.from(variants, (v) => [v, letter])))
const VARIANT = new RegExp(`[${[...FOLDED.keys()].join('')}]`, 'g')

/**
 * Gives one form to all spellings of a text, for comparing and searching, never for showing: Persian letters
 * for Arabic and Kurdish ones, no hamza, harakat, tatweel, half-space or letter case, Latin digits, single spaces.
 * Folding twice gives what folding once gave.
 */
export function foldText(text: string): string {
  const letters = text
    // Takes أ إ آ ؤ ئ ۀ and presentation forms apart, so that removing marks also removes their hamza.
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(VARIANT, (variant) => FOLDED.get(variant) ?? '')
  return toLatinDigits(letters).toLowerCase().normalize('NFC').replace(/\s+/g, ' ').trim()
}
