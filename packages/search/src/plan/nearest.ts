import { marked } from '../documents/token-prefixes.ts'
import { namesOf, tokensOfWord } from './concepts.ts'
import type { Known } from './query-plan.ts'
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
  if (!thing?.meaning) return { thing, near: null }
  const steps = thing.meaning.nearest().map((words) => words.slice(0, WORDS_MAX).flatMap(tokensOfWord))
  const asked = steps.flat().flatMap((token) => [token, marked('named', token)])
  const counts = await vocabulary.frequencies([...new Set(asked)])
  for (const step of steps) {
    const sold = step.filter((token) => counts.has(marked('named', token)))
    const tokens = [...new Set(sold)].slice(0, TOKENS_MAX)
    const names = namesOf([...new Set(step)], { counts, categories })
    if (names.length === 0) continue
    const near = (tokens.length > 0 ? tokens : step.slice(0, 1)).map((token) => ({
      token,
      weight: 1,
      origin: 'synonym' as const,
    }))
    return { thing, near: { ...thing, tokens: near, names, frequency: frequencyOf(near, counts) } }
  }
  return { thing, near: null }
}
