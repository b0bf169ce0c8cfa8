import { toReadings, toSound } from '@rasteh/persian-text/search'
import { toChunks, toOtherTexts } from '../plan/keyboard.ts'
import { type Begun, type PhraseBook, toKey, toSoundKey } from './phrase-book.ts'
import { slipsOf } from './slips-of.ts'

/** A phrase that a begun text may become. */
export type Completion = {
  readonly shown: string
  readonly categoryId: number | null
  /** The text begins otherwise than it was typed: another keyboard, Latin letters, a slip. */
  readonly isCorrected: boolean
}

type Scored = { readonly begun: Begun; readonly score: number }

const COST_WEIGHT = 2
const INNER = 0.01
const READINGS_MAX = 24
const FEW = 2
/** One letter says too little to look inside a phrase. */
const INNER_FROM = 2

/**
 * What a text may become, best first: as it is typed; where nothing begins like it, as the other keyboard, a Persian
 * reading of Latin letters, the same sound or one slip would have it.
 */
export function complete(text: string, book: PhraseBook, limit: number): Completion[] {
  const key = toKey(text)
  if (key === '') return []
  const typed = asTyped(key, book)
  const isLatin = /^[a-z' ]+$/i.test(text.trim())
  // Latin letters that begin a name may still be Persian in Latin letters.
  const latin = isLatin ? [...inPersian(text, book), ...onOtherKeyboard(text, book)] : []
  const found = [...best(typed, false, limit), ...best(latin, true, limit)]
  if (found.length > 0) return withoutTwins(found).slice(0, limit)
  for (const others of [onOtherKeyboard(text, book), asHeard(text, book), withSlip(key, book)]) {
    const corrected = best(others, true, limit)
    if (corrected.length > 0) return withoutTwins(corrected)
  }
  return []
}

function asTyped(key: string, book: PhraseBook): Scored[] {
  const starts = book.startingWith(key)
  const shown = starts.length >= FEW || key.length < INNER_FROM ? starts : book.begunWith(key)
  return shown.map((one) => ({ begun: one, score: scoreOf(one) }))
}

function inPersian(text: string, book: PhraseBook): Scored[] {
  const words = text.trim().toLowerCase().split(/\s+/)
  let readings: { sound: string; weight: number }[] = [{ sound: '', weight: 1 }]
  for (const word of words) {
    const ofWord = toReadings(word, READINGS_MAX)
    readings = readings
      .flatMap(({ sound, weight }) =>
        ofWord.map((reading) => ({ sound: sound + reading.token.slice(1), weight: weight * reading.weight })),
      )
      .toSorted((one, other) => other.weight - one.weight)
      .slice(0, READINGS_MAX)
  }
  return readings.flatMap(({ sound, weight }) =>
    book.soundingLike(sound).map((begun) => ({ begun, score: scoreOf(begun) * weight ** 2 })),
  )
}

function onOtherKeyboard(text: string, book: PhraseBook): Scored[] {
  return [...new Set(toOtherTexts(toChunks(text)))]
    .map(toKey)
    .filter((key) => key.length > 1 && key !== toKey(text))
    .flatMap((key) => asTyped(key, book))
}

function asHeard(text: string, book: PhraseBook): Scored[] {
  const sound = toSoundKey(text)
  if (sound.length < FEW || toSound(toKey(text)) === null) return []
  return book.soundingLike(sound).map((begun) => ({ begun, score: scoreOf(begun) }))
}

function withSlip(key: string, book: PhraseBook): Scored[] {
  return [...slipsOf(key, book)].flatMap(([meant, cost]) =>
    book.startingWith(meant).map((begun) => ({
      begun,
      score: scoreOf(begun) * 10 ** (-COST_WEIGHT * cost),
    })),
  )
}

const scoreOf = ({ phrase, isStart }: Begun) => (isStart ? 1 : INNER) * phrase.weight

function best(scored: readonly Scored[], isCorrected: boolean, limit: number): Completion[] {
  return scored
    .toSorted(
      (one, other) =>
        other.score - one.score || one.begun.phrase.shown.length - other.begun.phrase.shown.length,
    )
    .slice(0, limit * FEW)
    .map(({ begun: { phrase } }) => ({ shown: phrase.shown, categoryId: phrase.categoryId, isCorrected }))
}

function withoutTwins(completions: readonly Completion[]): Completion[] {
  const seen = new Set<string>()
  return completions.filter(({ shown }) => {
    const key = toKey(shown)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
