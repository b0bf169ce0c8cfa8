import { foldText } from '@rasteh/persian-text/fold'
import { toSound } from '@rasteh/persian-text/search'

/** What people might go on to type, as readers write it; with its category when it is one. */
export type Phrase = { readonly shown: string; readonly categoryId: number | null; readonly weight: number }

/** A phrase that begins like something, and whether at its own beginning or at that of a later word. */
export type Begun = { readonly phrase: Phrase; readonly isStart: boolean }

/** All phrases of a language, found by how they begin or sound: those with most products first, so many at most. */
export type PhraseBook = {
  begunWith(key: string): readonly Begun[]
  /** The same from the phrase's own beginning. */
  startingWith(key: string): readonly Begun[]
  soundingLike(sound: string): readonly Begun[]
  /** Whether any phrase begins so. */
  hasStart(key: string): boolean
  /** All letters that phrases are written with. */
  readonly letters: readonly string[]
}

/** A text as it is compared: without spaces and half-spaces, since people type them as they like. */
export const toKey = (text: string): string => foldText(text).replaceAll(' ', '')

/** How a text sounds from its first word to its last, without a mark; empty where a word has no Persian sound. */
export const toSoundKey = (text: string): string => toSoundOf(text.split(' ').map(toKey))

type Entry = Begun & { readonly key: string }

/** More of one beginning are never shown. */
const BEGUN_MAX = 16

export function createPhraseBook(phrases: readonly Phrase[]): PhraseBook {
  // Phrases say the same words again and again.
  const known = new Map<string, string>()
  const keyOf = (word: string) => {
    const key = known.get(word) ?? toKey(word)
    known.set(word, key)
    return key
  }
  const words = phrases.map((phrase) => ({ phrase, keys: phrase.shown.split(' ').map(keyOf) }))
  const starts = toSorted(words.map(({ phrase, keys }) => ({ phrase, isStart: true, key: keys.join('') })))
  const inner = toSorted(words.flatMap(innerEntries))
  const heard = toSorted(words.map(({ phrase, keys }) => ({ phrase, isStart: true, key: toSoundOf(keys) })))
  return {
    begunWith: (key) => [...beginningsIn(starts, key), ...beginningsIn(inner, key)],
    startingWith: (key) => beginningsIn(starts, key),
    soundingLike: (sound) => beginningsIn(heard, sound),
    hasStart: (key) => starts[placeOf(starts, key)]?.key.startsWith(key) === true,
    letters: [...new Set([...known.values()].flatMap((key) => Array.from(key)))],
  }
}

/** A phrase by what follows each of its spaces: «هدیه» finds «جعبه هدیه». */
function innerEntries({ phrase, keys }: { phrase: Phrase; keys: readonly string[] }): Entry[] {
  return keys.slice(1).map((_, index) => ({ phrase, isStart: false, key: keys.slice(index + 1).join('') }))
}

function toSoundOf(keys: readonly string[]): string {
  const sounds = keys.filter((key) => key !== '').map((key) => toSound(key))
  return sounds.some((sound) => sound === null) ? '' : sounds.map((sound) => sound?.slice(1)).join('')
}

const toSorted = (entries: readonly Entry[]) =>
  entries
    .filter(({ key }) => key !== '')
    .toSorted((one, other) => (one.key < other.key ? -1 : Number(one.key > other.key)))

/** The weightiest of those that begin so. */
function beginningsIn(sorted: readonly Entry[], key: string): Begun[] {
  if (key === '') return []
  const best: Begun[] = []
  for (let at = placeOf(sorted, key); sorted[at]?.key.startsWith(key); at += 1) {
    const entry = sorted[at]
    const last = best.at(-1)
    if (!entry || (best.length >= BEGUN_MAX && last && entry.phrase.weight <= last.phrase.weight)) continue
    const place = best.findIndex(({ phrase }) => phrase.weight < entry.phrase.weight)
    best.splice(place < 0 ? best.length : place, 0, entry)
    if (best.length > BEGUN_MAX) best.pop()
  }
  return best
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
