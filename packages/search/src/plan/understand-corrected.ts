import { isPlainToken, toReadings, toSpellings } from '@rasteh/persian-text/search'
import { marked } from '../documents/token-prefixes.ts'
import { correctWords } from './correct-word.ts'
import type { Known } from './query-plan.ts'
import { correctionOf } from './shown-words.ts'
import { type Slot, sizeOf } from './slot.ts'
import { type UnderstoodWords, understandWords } from './understand-words.ts'

/** A query as it is understood, and what is searched for in place of the typed words; null when it is those. */
export type Corrected = { readonly understood: UnderstoodWords; readonly corrected: string | null }

/**
 * The query with its unknown words corrected, and understood again: what was meant may be a thing of the lexicon, or two
 * words that the catalogue writes as one. Other words that may have been meant stay beside the likeliest.
 */
export async function understandCorrected(typed: string, known: Known): Promise<Corrected> {
  const understood = await understandWords(typed, known)
  const slots = await correct(understood, known)
  const corrected = correctionOf(understood, slots)
  const asItIs = { understood: { ...understood, slots }, corrected }
  if (slots === understood.slots || corrected === null) return asItIs
  const again = await understandWords(corrected, known)
  const isKnown =
    again.slots.length > 0 && again.slots.every(({ tokens, meaning }) => tokens.length > 0 || meaning)
  if (!isKnown || again.isOtherKeyboard) return asItIs
  return {
    understood: { ...again, slots: await withOthers(again.slots, slots, known), text: corrected },
    corrected,
  }
}

async function correct(understood: UnderstoodWords, known: Known): Promise<readonly Slot[]> {
  const { slots, counts } = understood
  // A word of the lexicon is no slip, whether or not it is sold.
  const unknown = slots.filter(isUnknown)
  if (unknown.length === 0 || known.isAsTyped) return slots
  // Beside Persian in Latin letters, a Latin name may be Persian too: the «ketab» of a brand is also کتاب.
  const isFinglish = unknown.some(({ kind }) => kind === 'latin')
  const names = slots.filter(({ kind, meaning }) => isFinglish && kind === 'latin' && !meaning)
  const asked = [...new Set([...unknown, ...names])]
  const answers = await correctWords(asked, known.vocabulary, sizeOf(counts))
  const isHeard = (slot: Slot | undefined) => slot?.tokens[0]?.origin === 'finglish'
  const corrected = slots.map((slot) => {
    const answer = answers[asked.indexOf(slot)]
    if (answer && unknown.includes(slot) && answer.tokens.length === 0) return toLexiconWord(answer, known)
    if (!answer || unknown.includes(slot)) return answer ?? slot
    return isHeard(answer) && answer.frequency > slot.frequency ? answer : slot
  })
  return correctJoined(corrected, known, sizeOf(counts))
}

/** A word in Latin letters that no product has, but the lexicon knows: «lebas», «yalda». */
function toLexiconWord(slot: Slot, { lexicon }: Known): Slot {
  if (slot.kind !== 'latin' || !lexicon) return slot
  const words = toReadings(slot.typed).flatMap(({ token }) => toSpellings(token))
  const word = words.find((spelling) => lexicon.meaningOf(spelling) !== null)
  return word ? { ...slot, tokens: [{ token: word, weight: 1, origin: 'finglish' }] } : slot
}

const isUnknown = ({ tokens, meaning }: Slot) => tokens.length === 0 && !meaning

/** A space that slipped into a word: «خد نویس» is neither خد nor نویس. */
async function correctJoined(slots: readonly Slot[], known: Known, size: number): Promise<readonly Slot[]> {
  const at = slots.findIndex(
    (slot, index) =>
      isLetters(slot) &&
      isLetters(slots[index + 1]) &&
      (isUnknown(slot) || isUnknown(slots[index + 1] ?? slot)),
  )
  const [one, other] = [slots[at], slots[at + 1]]
  if (!one || !other) return slots
  const joined = { typed: one.typed + other.typed, kind: one.kind, tokens: [], frequency: 0 }
  const [answer] = await correctWords([joined], known.vocabulary, size)
  if (!answer || answer.tokens.length === 0) return slots
  return [...slots.slice(0, at), answer, ...slots.slice(at + 2)]
}

const isLetters = (slot: Slot | undefined) => slot?.kind === 'letters' && !slot.typed.includes(' ')

/** A slot of the likeliest word also has the others that may have been meant, and what they name. */
async function withOthers(
  slots: readonly Slot[],
  corrected: readonly Slot[],
  { vocabulary }: Known,
): Promise<Slot[]> {
  const othersOf = (slot: Slot) => {
    const from = corrected.find(({ tokens: [best] }) => best?.token === slot.typed)
    const others = from?.tokens.slice(1).filter(({ token }) => isPlainToken(token)) ?? []
    return { others, further: from?.further }
  }
  const asked = slots.flatMap((slot) => othersOf(slot).others.map(({ token }) => marked('head', token)))
  const counts = asked.length > 0 ? await vocabulary.frequencies([...new Set(asked)]) : new Map()
  return slots.map((slot) => {
    const { others, further } = othersOf(slot)
    const own = new Set(slot.tokens.map(({ token }) => token))
    const more = others.filter(({ token }) => !own.has(token))
    const names = more.map(({ token }) => marked('head', token)).filter((head) => counts.has(head))
    const isNamed = (slot.names ?? []).length > 0 || names.length > 0
    return {
      ...slot,
      tokens: [...slot.tokens, ...more],
      ...(isNamed && { names: [...(slot.names ?? []), ...names] }),
      ...(further && { further }),
    }
  })
}
