import { toLatinDigits } from '@rasteh/persian-text/digits'
import { toLatinLayout } from '@rasteh/persian-text/keyboard-layout'
import { COMMON_WORDS, KEY_ROWS } from './common-words.ts'

/** So many characters must be left when all that is common is taken away. */
const UNCOMMON_CHARACTERS_MIN = 4
/** Keys side by side count as a run from so many on. */
const RUN_MIN = 3
/** Shorter parts of a name or an e-mail are in many words. */
const PART_MIN = 4

const IGNORED = /[\s\p{Cf}\p{P}\p{S}]/gu
const YEAR = /(?:1[34]|19|20)\d\d/g

/**
 * Says whether a password consists only of what attackers try first: common words, runs of keys, repetitions,
 * years, and what is known of the person. A longer passphrase may hold such words; enough of it must be uncommon.
 */
export function isCommonPassword(password: string, known: readonly (string | null)[]): boolean {
  const typed = toKeys(password)
  const words = [...known.flatMap(partsOf), ...commonLists().words].filter((word) => word.length > 0)
  const left = withoutRuns(without(typed, words).replace(YEAR, ' '))
  return new Set(left.replaceAll(' ', '')).size < UNCOMMON_CHARACTERS_MIN
}

/** The keys that were pressed, whatever the keyboard was set to write; what only decorates is left out. */
function toKeys(text: string): string {
  const latin = toLatinDigits(text.normalize('NFKC').toLowerCase()).replace(IGNORED, '')
  return toLatinLayout(latin).toLowerCase().replace(IGNORED, '')
}

/** Read from the lists once, and only where a password is set: pages that set none do not carry them. */
let lists: { words: string[]; runs: string[] } | undefined

function commonLists(): { words: string[]; runs: string[] } {
  if (lists) return lists
  const words = [...new Set(COMMON_WORDS.trim().split(/\s+/).map(toKeys))]
  const rows = KEY_ROWS.map((row) => row.replace(IGNORED, ''))
  lists = {
    words: words.toSorted((one, other) => other.length - one.length),
    runs: rows.flatMap((row) => [row, [...row].toReversed().join('')]),
  }
  return lists
}

/** A mobile with and without its 0, an e-mail as a whole and by its parts, a name by its words. */
function partsOf(known: string | null): string[] {
  if (!known) return []
  const parts = known.split(/[@.\s_+-]/).filter((part) => [...part].length >= PART_MIN)
  const bare = /^0\d{10}$/.test(known) ? [known.slice(1)] : []
  return [known, ...bare, ...parts].map(toKeys)
}

/** What is left of a text without these words; a blank stays in their place, so that no new word comes together. */
function without(text: string, words: readonly string[]): string {
  return words.reduce((left, word) => left.replaceAll(word, ' '), text)
}

/** What is left without runs along the keys and without repetitions of up to four characters. */
function withoutRuns(text: string): string {
  let left = ''
  for (let at = 0; at < text.length; ) {
    const length = runAt(text, at)
    left += length >= RUN_MIN ? ' ' : text[at]
    at += Math.max(length >= RUN_MIN ? length : 1, 1)
  }
  return left.replace(/(.{1,4}?)\1+/g, '$1')
}

/** How many keys side by side stand here, in whichever direction. */
function runAt(text: string, at: number): number {
  let longest = 0
  for (const row of commonLists().runs) {
    let length = 0
    while (at + length < text.length && row.includes(text.slice(at, at + length + 1))) length += 1
    longest = Math.max(longest, length)
  }
  return longest
}
