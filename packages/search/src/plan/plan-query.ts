import { isPlainToken, toCode, toPair, toTokens, toWords } from '@rasteh/persian-text/search'
import { cleanSearchTerm } from '@rasteh/shop-core/search-box'
import { correctWords, widenWord } from './correct-word.ts'
import { withoutFillers } from './fillers.ts'
import { meantKeyboard, toChunks, toOtherTexts } from './keyboard.ts'
import { leaveOut } from './leave-out.ts'
import type { PlanQuery, PlanToken, QueryPlan, Synonyms, Vocabulary } from './query-plan.ts'
import { settleWords } from './settle-words.ts'
import { questionsOf, type Slot, toPlanWord } from './slot.ts'

type Known = { readonly vocabulary: Vocabulary; readonly synonyms: Synonyms }

/** What a query is understood as before any word is left out. */
type Understood = {
  readonly slots: readonly Slot[]
  readonly text: string
  readonly isOtherKeyboard: boolean
}

// People type less; a longer query is cut, so that none costs more than this.
const LETTERS_MAX = 200
const WORDS_MAX = 12

/**
 * The ways to understand a query, best first: as typed (or as the other keyboard would have written it) with the
 * catalogue's own forms and synonyms, unknown words by spelling and by sound; then known words that may be slips;
 * then with words left out. The first plan asks the vocabulary once, or three times when a word is unknown.
 */
export const planQuery: PlanQuery = async function* (text, known) {
  if (cleanSearchTerm(text) === '') return
  const typed = text.slice(0, LETTERS_MAX).toWellFormed()
  const understood = await understand(typed, known)
  const slots = await correct(understood.slots, known)
  const found = slots.filter(({ tokens }) => tokens.length > 0)
  const unknown = slots.filter(({ tokens }) => tokens.length === 0).map((slot) => asTyped(slot, understood))
  const base = { code: toCode(typed), corrected: correctionOf(understood, slots), dropped: unknown }
  if (found.length === 0) {
    if (base.code) yield { ...base, words: [] }
    return
  }
  yield toPlan(found, base, known.synonyms)
  const wider = await Promise.all(
    found.map((slot) => (slot.further || isTyped(slot) ? widenWord(slot, known.vocabulary) : slot)),
  )
  if (wider.some((slot, index) => slot.tokens.length > (found[index]?.tokens.length ?? 0))) {
    yield toPlan(wider, { ...base, code: null }, known.synonyms)
  }
  for (const { kept, dropped } of leaveOut(found)) {
    yield toPlan(
      kept,
      { ...base, code: null, dropped: [...unknown, ...dropped.map((slot) => asTyped(slot, understood))] },
      known.synonyms,
    )
  }
}

const SYNONYM_WEIGHT = 0.8

async function understand(typed: string, { vocabulary }: Known): Promise<Understood> {
  const chunks = toChunks(typed)
  const [here = '', ...others] = [chunks.map((chunk) => chunk.typed).join(' '), ...toOtherTexts(chunks)]
  const asked = [here, ...others].flatMap((text) => questionsOf(wordsOf(text)))
  const counts = await vocabulary.frequencies([...new Set(asked)])
  const text = meantKeyboard(chunks, counts)
  const words = wordsOf(text)
  // A query half on each keyboard has pairs that were not asked for.
  const isMixed = text !== here && !others.includes(text)
  const settled = settleWords(words, isMixed ? await vocabulary.frequencies(questionsOf(words)) : counts)
  return { slots: withoutFillers(settled), text, isOtherKeyboard: text !== here }
}

const wordsOf = (text: string) => toWords(text).slice(0, WORDS_MAX)

async function correct(slots: readonly Slot[], { vocabulary }: Known): Promise<readonly Slot[]> {
  const unknown = slots.filter(({ tokens }) => tokens.length === 0)
  if (unknown.length === 0) return slots
  const corrected = await correctWords(unknown, vocabulary)
  return slots.map((slot) => corrected[unknown.indexOf(slot)] ?? slot)
}

const isTyped = ({ tokens }: Slot) => tokens.some(({ origin }) => origin === 'typed')

/** What is searched for in place of the typed words; null when it is what was typed. */
function correctionOf(understood: Understood, slots: readonly Slot[]): string | null {
  const isCorrected = slots.map(
    ({ tokens: [best] }) => best && FAR.has(best.origin) && isPlainToken(best.token),
  )
  if (!isCorrected.includes(true)) return understood.isOtherKeyboard ? understood.text : null
  return slots
    .map((slot, index) => (isCorrected[index] && slot.tokens[0]?.token) || asTyped(slot, understood))
    .join(' ')
}

/** A word as the reader wrote it, with its own letters and half-space. */
function asTyped({ typed }: Slot, { text }: Understood): string {
  return text.split(/\s+/).find((piece) => toTokens(piece).join() === typed) ?? typed
}

const FAR: ReadonlySet<PlanToken['origin']> = new Set(['spelling', 'finglish'])

function toPlan(slots: readonly Slot[], base: Omit<QueryPlan, 'words'>, synonyms: Synonyms): QueryPlan {
  const words = slots.map(toPlanWord).map((word) => {
    const meanings = word.tokens.flatMap(({ token }) => synonyms(token)).flatMap(synonymTokens)
    return { ...word, tokens: [...word.tokens, ...meanings] }
  })
  return { ...base, words }
}

/** A synonym of two words is met where they stand side by side, or joined. */
function synonymTokens(synonym: string): PlanToken[] {
  const [one, other, ...more] = toTokens(synonym)
  if (!one || more.length > 0) return []
  const tokens = other ? [toPair(one, other), one + other] : [one]
  return tokens.map((token) => ({ token, weight: SYNONYM_WEIGHT, origin: 'synonym' }))
}
