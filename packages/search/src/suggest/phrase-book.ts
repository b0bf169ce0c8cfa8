import { foldText } from '@rasteh/persian-text/fold'
import { toSound, toWords } from '@rasteh/persian-text/search'

/** What people might go on to type, as readers write it; with its category when it is one. */
export type Phrase = { readonly shown: string; readonly categoryId: number | null; readonly weight: number }

/** A phrase that begins like something, and whether at its own beginning or at that of a later word. */
export type Begun = { readonly phrase: Phrase; readonly isStart: boolean }

/** All phrases of a language, found by how they begin or sound. */
export type PhraseBook = {
  begunWith(key: string): readonly Begun[]
  soundingLike(sound: string): readonly Begun[]
  /** All letters that phrases are written with. */
  readonly letters: readonly string[]
}

/** A text as it is compared: without spaces and half-spaces, since people type them as they like. */
export const toKey = (text: string): string => foldText(text).replaceAll(' ', '')

/** How a text sounds from its first word to its last, without a mark; empty where a word has no Persian sound. */
export function toSoundKey(text: string): string {
  const sounds = toWords(text).map(({ token }) => toSound(token))
  return sounds.some((sound) => sound === null) ? '' : sounds.map((sound) => sound?.slice(1)).join('')
}

type Entry = Begun & { readonly key: string }

export function createPhraseBook(phrases: readonly Phrase[]): PhraseBook {
  const written = toSorted(phrases.flatMap((phrase) => entriesOf(phrase, toKey)))
  const heard = toSorted(phrases.flatMap((phrase) => entriesOf(phrase, toSoundKey)))
  return {
    begunWith: (key) => beginningsIn(written, key),
    soundingLike: (sound) => beginningsIn(heard, sound),
    letters: [...new Set(written.flatMap(({ key }) => Array.from(key)))],
  }
}

/** A phrase by its whole text and by what follows each of its spaces: «هدیه» finds «جعبه هدیه». */
function entriesOf(phrase: Phrase, keyOf: (text: string) => string): Entry[] {
  const words = phrase.shown.split(' ')
  return words
    .map((_, index) => ({ phrase, isStart: index === 0, key: keyOf(words.slice(index).join(' ')) }))
    .filter(({ key }) => key !== '')
}

const toSorted = (entries: readonly Entry[]) =>
  entries.toSorted((one, other) => (one.key < other.key ? -1 : Number(one.key > other.key)))

function beginningsIn(sorted: readonly Entry[], key: string): Begun[] {
  if (key === '') return []
  const from = placeOf(sorted, key)
  let to = from
  while (sorted[to]?.key.startsWith(key)) to += 1
  return sorted.slice(from, to)
}

/** The place of the first entry that is not before the key. */
function placeOf(sorted: readonly Entry[], key: string): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle]?.key ?? '') < key) low = middle + 1
    else high = middle
  }
  return low
}
