import { toWords, type Word } from '@rasteh/persian-text/search'
import { marked, PREFIXES } from '../documents/token-prefixes.ts'
import { isAudience } from '../understand/read-quality.ts'
import {
  type ConceptSpan,
  calledSo,
  findConcepts,
  namesOf,
  questionsOfConcept,
  toConceptSlot,
} from './concepts.ts'
import { withoutFillers } from './fillers.ts'
import { meantKeyboard, toChunks, toOtherTexts } from './keyboard.ts'
import { besideThing, questionsOfOccasion, toOccasionSlot } from './occasion-slot.ts'
import type { CategoryWords, Known } from './query-plan.ts'
import { settleWords } from './settle-words.ts'
import { type Counts, isUnnamedThing, questionsOf, type Slot } from './slot.ts'

/** What a query is understood as before any word is corrected or left out. */
export type UnderstoodWords = {
  readonly slots: readonly Slot[]
  /** On the keyboard that was meant. */
  readonly text: string
  readonly isOtherKeyboard: boolean
  readonly categories: readonly CategoryWords[]
  readonly counts: Counts
}

// People type less; a longer query is cut, so that none costs more than this.
const WORDS_MAX = 12

/** The words of a query as the catalogue and the lexicon know them. It asks the vocabulary once. */
export async function understandWords(typed: string, known: Known): Promise<UnderstoodWords> {
  const chunks = toChunks(typed)
  const here = chunks.map((chunk) => chunk.typed).join(' ')
  const others = known.isAsTyped ? [] : toOtherTexts(chunks)
  const categories = known.categories ? await known.categories() : []
  const counts = await countsOf([here, ...others], known)
  const text = known.isAsTyped ? here : meantKeyboard(chunks, counts)
  // A query half on each keyboard has pairs that were not asked for.
  const isMixed = text !== here && !others.includes(text)
  const found = {
    categories,
    counts: isMixed ? await countsOf([text], known) : counts,
  }
  const slots = withoutFillers(toSlots(wordsOf(text), known, found))
  return { slots, text, isOtherKeyboard: text !== here, ...found }
}

const wordsOf = (text: string) => toWords(text).slice(0, WORDS_MAX)

function countsOf(texts: readonly string[], known: Known): Promise<Counts> {
  const asked = texts.flatMap((text) => {
    const words = wordsOf(text)
    const concepts = conceptsOf(words, known).flatMap((whole) =>
      [whole, ...partsOf(whole, words, known)].flatMap((span) => {
        const typed = words.slice(span.from, span.to)
        return span.meaning.isOccasion ? questionsOfOccasion(span, typed) : questionsOfConcept(span, typed)
      }),
    )
    return [...questionsOf(words), ...concepts]
  })
  return known.vocabulary.frequencies([...new Set(asked)])
}

const conceptsOf = (words: readonly Word[], { lexicon, isAsTyped, isWordByWord }: Known): ConceptSpan[] =>
  lexicon && !isAsTyped ? findConcepts(words, lexicon, isWordByWord ? { longest: 1 } : {}) : []

type Found = Pick<UnderstoodWords, 'categories' | 'counts'>

/** What the lexicon knows is one slot; the words between are settled by the catalogue alone. */
function toSlots(words: readonly Word[], known: Known, found: Found): Slot[] {
  const slots: Slot[] = []
  let settled = 0
  const settle = (until: number) => {
    slots.push(
      ...settleWords(words.slice(settled, until), found.counts).map((slot) => withNames(slot, found)),
    )
  }
  for (const span of conceptsOf(words, known)) {
    if (isHalf(span, words, found.counts)) continue
    settle(span.from)
    slots.push(...toSlotsOf(span, words, { known, found }))
    settled = span.to
  }
  settle(words.length)
  return withOccasions(withoutContainers(slots), found).map((slot) => ({
    ...slot,
    ...((slot.names ?? []).length > 0 && { called: calledSo(slot, found.counts) }),
  }))
}

/**
 * The slot of what the lexicon knows. A thing and for whom it is («عطر زنانه»), by which together no product is called,
 * are two: any bag for women is a «کیف زنانه», whatever else the lexicon knows it as.
 */
function toSlotsOf(
  span: ConceptSpan,
  words: readonly Word[],
  { known, found }: { known: Known; found: Found },
): Slot[] {
  const slotOf = (one: ConceptSpan) => {
    const typed = words.slice(one.from, one.to)
    return one.meaning.isOccasion ? toOccasionSlot(one, typed, found) : toConceptSlot(one, typed, found)
  }
  const whole = slotOf(span)
  if (whole.meaning?.isQuality || whole.meaning?.isOccasion) return [whole]
  const [thing, ...likes] = partsOf(span, words, known).map(slotOf)
  const isWritten = whole.tokens.some(({ origin }) => origin === 'typed')
  if ((whole.names ?? []).length > 0 && isWritten) return [whole]
  return thing && (thing.names ?? []).length > 0 ? [thing, ...likes] : [whole]
}

/** A thing and for whom it is, where the lexicon knows them together as one thing; none where it does not. */
function partsOf({ from, to }: ConceptSpan, words: readonly Word[], { lexicon }: Known): ConceptSpan[] {
  if (to - from < 2 || !lexicon) return []
  const within = words.slice(from, to)
  const [thing, ...likes] = findConcepts(within, lexicon, { longest: to - from - 1 })
  const covered = [thing, ...likes].reduce((sum, span) => sum + (span ? span.to - span.from : 0), 0)
  const isThing = thing?.from === 0 && !thing.meaning.isQuality && !thing.meaning.isOccasion
  const isFor = (span: ConceptSpan) =>
    isAudience(
      within
        .slice(span.from, span.to)
        .map(({ token }) => token)
        .join(''),
    )
  if (!thing || !isThing || covered < within.length || !likes.every(isFor)) return []
  return [thing, ...likes].map((span) => ({ ...span, from: from + span.from, to: from + span.to }))
}

/** A gift for anything, beside whom or what it is for, says nothing more. */
const ANY_GIFT: ReadonlySet<string> = new Set('هدیه کادو کادویی کادوی سوغاتی سوغات gift'.split(' '))

/** Whether a slot says what thing is wanted, sold or not. */
const isThing = (slot: Slot) => (slot.names ?? []).length > 0 || isUnnamedThing(slot)

/** Beside a thing occasions say what it is for; beside another occasion a gift is just that. */
function withOccasions(slots: readonly Slot[], found: Found): Slot[] {
  const isOccasion = ({ meaning }: Slot) => meaning?.isOccasion === true
  if (slots.some((slot) => !isOccasion(slot) && isThing(slot)))
    return slots.map((slot) => (isOccasion(slot) ? besideThing(slot, found) : slot))
  const special = slots.filter((slot) => isOccasion(slot) && !ANY_GIFT.has(slot.typed))
  const occasion = special[0] ?? slots.find(isOccasion)
  if (!occasion) return [...slots]
  // All else, for whom and which other occasion it is too, only says what comes first.
  const isAside = (slot: Slot) => slot !== occasion && slot.tokens.length > 0
  return slots
    .filter((slot) => slot === occasion || !ANY_GIFT.has(slot.typed))
    .map((slot) => (isAside(slot) ? { ...slot, names: [], isFlat: true, isOptional: true } : slot))
}

// How many things come together, or in what: beside a thing they do not say what it is.
const CONTAINERS: ReadonlySet<string> = new Set(
  'ست سرویس بسته جعبه پک پکیج مجموعه جفت دست شیشه قوطی کیسه set pack box'.split(' '),
)

/** In «ست چای‌خوری» the tea glasses are wanted, and no set of anything. */
function withoutContainers(slots: readonly Slot[]): Slot[] {
  const isContainer = ({ typed }: Slot) => CONTAINERS.has(typed)
  if (!slots.some((slot) => !isContainer(slot) && isThing(slot))) return [...slots]
  return slots.map((slot) => (isContainer(slot) ? { ...slot, names: [] } : slot))
}

/** Whether a word of the lexicon is only the half of one that the catalogue knows: the «مهر» of a brand «آوامهر». */
function isHalf({ from, to }: ConceptSpan, words: readonly Word[], counts: Counts): boolean {
  if (to - from > 1) return false
  const [before = '', word = '', after = ''] = [from - 1, from, to].map((at) => words[at]?.token)
  return (before !== '' && counts.has(before + word)) || (after !== '' && counts.has(word + after))
}

/** A word that titles begin with, or that a category is called by, says what a thing is. */
function withNames(slot: Slot, found: Found): Slot {
  const { counts } = found
  const tokens = slot.tokens.map(({ token }) => token)
  const isHead = tokens.some((token) => counts.has(marked('head', token)))
  const names = namesOf(tokens, found)
  const isCategory = names.some((name) => name.startsWith(PREFIXES.category))
  return isHead || isCategory ? { ...slot, names } : slot
}
