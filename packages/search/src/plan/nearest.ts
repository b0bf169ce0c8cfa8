import { marked } from '../documents/token-prefixes.ts'
import { isSoldThing, namesOfKinds, tokensOfWord } from './concepts.ts'
import type { CategoryWords, Known, Vocabulary } from './query-plan.ts'
import { frequencyOf, isUnnamedThing, type Slot } from './slot.ts'
import type { UnderstoodWords } from './understand-words.ts'

const WORDS_MAX = 80
const TOKENS_MAX = 12

/** The unsold thing of a query, and what the catalogue sells that is nearest to it; null where nothing is near. */
export async function nearestSlots(
  slots: readonly Slot[],
  { categories }: UnderstoodWords,
  { vocabulary }: Known,
): Promise<{ thing: Slot | null; near: Slot | null }> {
  const thing =
    slots.find(({ tokens, meaning }) => tokens.length === 0 && meaning) ?? slots.find(isUnnamedThing) ?? null
  const nearest = thing?.meaning?.nearest() ?? []
  return { thing, near: thing && (await nearestTo(thing, nearest, { categories, vocabulary })) }
}

/** What a thing of several words is one of, by its first word: «گوشی» of «گوشی تاشو»; null where that is no kind of it. */
export async function kindOf(thing: Slot, where: Where): Promise<Slot | null> {
  const [first = '', ...more] = thing.typed.split(' ')
  const kind = thing.meaning?.nearest().find((words) => words.includes(first))
  return more.length > 0 && kind ? nearestTo(thing, [kind], where) : null
}

type Where = { readonly categories: readonly CategoryWords[]; readonly vocabulary: Vocabulary }

/** The first of these, each with all that may be called so, that the catalogue sells; null where it sells none. */
async function nearestTo(
  thing: Slot,
  nearest: readonly (readonly string[])[],
  { categories, vocabulary }: Where,
): Promise<Slot | null> {
  const steps = nearest.map((words) => words.slice(0, WORDS_MAX).flatMap(tokensOfWord))
  const asked = steps.flat().flatMap((token) => [token, marked('named', token), marked('head', token)])
  const counts = await vocabulary.frequencies([...new Set(asked)])
  for (const step of steps) {
    const sold = step.filter((token) => isSoldThing(token, { counts, categories }))
    const tokens = [...new Set(sold)].slice(0, TOKENS_MAX)
    const names = namesOfKinds([...new Set(step)], { counts, categories })
    if (names.length === 0) continue
    const near = (tokens.length > 0 ? tokens : step.slice(0, 1)).map((token) => ({
      token,
      weight: 1,
      origin: 'synonym' as const,
    }))
    return { ...thing, tokens: near, names, frequency: frequencyOf(near, counts) }
  }
  return null
}
