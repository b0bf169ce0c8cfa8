import { BRANDS } from './brands.ts'
import { DIGITAL } from './goods-digital.ts'
import { FOOD_AND_CULTURE } from './goods-food-culture.ts'
import { HOME } from './goods-home.ts'
import { OTHER_GOODS } from './goods-other.ts'
import { STYLE } from './goods-style.ts'
import { QUALITIES } from './qualities.ts'
import { type Concept, readLexicon, toKey } from './read-lexicon.ts'

/** What a word of a query means to a shop. */
export type Meaning = {
  /** Other words for it, and its kinds: all that may be called so. The nearest in meaning come first. */
  readonly others: readonly string[]
  /** What is nearest to it where it is not sold, the nearest first; each with all that may be called so. */
  readonly nearest: readonly (readonly string[])[]
  readonly isQuality: boolean
}

/** The words of commerce that ship with the shop. */
export type Lexicon = {
  /** What a word means, written joined or apart; null for a word that is not in it. */
  meaningOf(word: string): Meaning | null
}

const DEEPEST = 4

export function createLexicon(concepts: readonly Concept[]): Lexicon {
  const byKey = new Map<string, Concept[]>()
  const parents = new Map<string, Concept[]>()
  for (const concept of concepts) {
    for (const word of concept.words) add(byKey, toKey(word), concept)
    for (const kind of concept.kinds) add(parents, toKey(kind), concept)
  }

  /** The words of concepts and of all their kinds. */
  function allOf(found: readonly Concept[], depth = 0): string[] {
    const words = found.flatMap((concept) => concept.words)
    if (depth >= DEEPEST) return words
    const kinds = found.flatMap((concept) => concept.kinds)
    return [...words, ...kinds, ...kinds.flatMap((kind) => allOf(byKey.get(toKey(kind)) ?? [], depth + 1))]
  }

  function above(keys: readonly string[]): Concept[] {
    return [...new Set(keys.flatMap((key) => parents.get(key) ?? []))]
  }

  function nearestOf(key: string, found: readonly Concept[]): string[][] {
    const near = found.flatMap((concept) => concept.near).map((word) => allOf(byKey.get(toKey(word)) ?? []))
    const steps: string[][] = []
    let concepts = above([key, ...found.flatMap(({ words }) => words.map(toKey))])
    for (let step = 0; step < DEEPEST && concepts.length > 0; step += 1) {
      steps.push(...concepts.map((concept) => allOf([concept])))
      concepts = above(concepts.flatMap(({ words }) => words.map(toKey)))
    }
    return [...near, ...steps]
  }

  return {
    meaningOf(word) {
      const key = toKey(word)
      const found = byKey.get(key) ?? []
      if (found.length === 0 && !parents.has(key)) return null
      return {
        others: unique(allOf(found)).filter((other) => toKey(other) !== key),
        nearest: nearestOf(key, found).map(unique),
        isQuality: found.some(({ isQuality }) => isQuality),
      }
    },
  }
}

/** The lexicon that ships: goods, brands and what goods are like. */
export const LEXICON: Lexicon = createLexicon([
  ...[DIGITAL, HOME, FOOD_AND_CULTURE, STYLE, OTHER_GOODS, BRANDS].flatMap((text) =>
    readLexicon(text, false),
  ),
  ...readLexicon(QUALITIES, true),
])

function add(map: Map<string, Concept[]>, key: string, concept: Concept): void {
  map.set(key, [...(map.get(key) ?? []), concept])
}

const unique = (words: readonly string[]) => [...new Map(words.map((word) => [toKey(word), word])).values()]
