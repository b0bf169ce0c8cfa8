import { areaTexts } from './areas.ts'
import { type Concept, readLexicon, toKey, type WordForm } from './read-lexicon.ts'

/** What a word of a query means to a shop. */
export type Meaning = {
  /** The same word written otherwise: joined, or in two. */
  readonly spellings: readonly string[]
  /** Other words for it, and its kinds: all that may be called so. The nearest in meaning come first. */
  readonly others: readonly string[]
  /** What is nearest to it where it is not sold, the nearest first; each with all that may be called so. */
  nearest(): readonly (readonly string[])[]
  readonly isQuality: boolean
  /** It is no thing that could be sold or not, but what things are bought for. */
  readonly isOccasion: boolean
  /** What is bought for an occasion, the most fitting first; each with all that may be called so. */
  bought(): readonly (readonly string[])[]
  /** What the goods for an occasion are like, and what they are not. */
  readonly like: readonly string[]
  readonly unlike: readonly string[]
}

/** The words of commerce that ship with the shop. */
export type Lexicon = {
  /** What a word means, written joined or apart; null for a word that is not in it. */
  meaningOf(word: string): Meaning | null
  /** The same without some of its groups, by their ids. */
  without(off: ReadonlySet<string>): Lexicon
}

const DEEPEST = 4
/** What is two kinds further up is hardly near: a carpet is no bed. */
const STEPS_UP = 2
/** What nothing is above and so many kinds are in is a department of a shop. */
const DEPARTMENT_KINDS = 12
/** More words of one meaning are not asked for. */
const WORDS_MAX = 160

/** A concept among the others. */
type Node = {
  readonly concept: Concept
  readonly kinds: Node[]
  readonly parents: Node[]
  readonly near: Node[]
  readonly not: Node[]
}

export function createLexicon(concepts: readonly Concept[]): Lexicon {
  return toLexicon(toIndex(concepts), new Set())
}

/** The nodes by the keys of their words. */
function toIndex(concepts: readonly Concept[]): ReadonlyMap<string, readonly Node[]> {
  const nodes = concepts.map((concept): Node => ({ concept, kinds: [], parents: [], near: [], not: [] }))
  const byId = new Map(nodes.map((node) => [node.concept.id, node]))
  const byKey = new Map<string, Node[]>()
  for (const node of nodes) {
    const { words, asked, kinds, near, not } = node.concept
    for (const key of new Set([...words.map((form) => form.key), ...asked])) {
      byKey.set(key, [...(byKey.get(key) ?? []), node])
    }
    node.kinds.push(...nodesOf(kinds, byId))
    node.near.push(...nodesOf(near, byId))
    node.not.push(...nodesOf(not, byId))
    for (const kind of node.kinds) kind.parents.push(node)
  }
  return byKey
}

const textsOf = (words: readonly WordForm[]) => words.map(({ text }) => text)

const nodesOf = (ids: readonly string[], byId: ReadonlyMap<string, Node>) =>
  ids.flatMap((id) => byId.get(id) ?? [])

function toLexicon(byKey: ReadonlyMap<string, readonly Node[]>, off: ReadonlySet<string>): Lexicon {
  const isOn = ({ concept }: Node) => !off.has(concept.id)

  /** The words of concepts and of all their kinds, level by level, on each the usual words first. */
  function wordsOf(found: readonly Node[]): WordForm[] {
    const words = new Map<string, WordForm>()
    const seen = new Set(found)
    let level = found
    for (let depth = 0; depth <= DEEPEST && level.length > 0 && words.size < WORDS_MAX; depth += 1) {
      const heads = level.flatMap((node) => node.concept.words.slice(0, 1))
      for (const form of [...heads, ...level.flatMap(({ concept }) => concept.words)]) {
        if (!words.has(form.folded)) words.set(form.folded, form)
      }
      const below = level.flatMap(({ kinds }) => kinds).filter((node) => isOn(node) && !seen.has(node))
      for (const node of below) seen.add(node)
      level = [...new Set(below)]
    }
    return [...words.values()].slice(0, WORDS_MAX)
  }

  const isDepartment = (node: Node) =>
    node.kinds.length > DEPARTMENT_KINDS || wordsOf([node]).length >= WORDS_MAX

  function nearestOf(found: readonly Node[]): string[][] {
    const steps = found
      .filter(({ concept }) => concept.sort !== 'occasion')
      .flatMap(({ near }) => near)
      .filter(isOn)
      .map((node) => [node])
    let above = parentsOf(found)
    for (let step = 0; step < STEPS_UP && above.length > 0; step += 1) {
      // A whole department is near to nothing: from meat to tea is as far as the shop is wide.
      const near = above.filter((node) => parentsOf([node]).length > 0 || (step === 0 && !isDepartment(node)))
      steps.push(...near.map((node) => [node]))
      above = parentsOf(above)
    }
    return steps.map((nodes) => textsOf(wordsOf(nodes)))
  }

  /** What these are kinds of, the narrowest first. What is bought for an occasion has nothing else in common. */
  const parentsOf = (nodes: readonly Node[]) =>
    [...new Set(nodes.flatMap(({ parents }) => parents))]
      .filter((node) => isOn(node) && node.concept.sort !== 'occasion')
      .toSorted((one, other) => one.kinds.length - other.kinds.length)

  return {
    meaningOf(word) {
      const key = toKey(word)
      const found = (byKey.get(key) ?? []).filter(isOn)
      if (found.length === 0) return null
      const words = wordsOf(found)
      const occasions = found.filter(({ concept }) => concept.sort === 'occasion')
      const isSort = (sort: Concept['sort']) => found.some(({ concept }) => concept.sort === sort)
      return {
        spellings: textsOf(words.filter((form) => form.key === key)),
        others: textsOf(words.filter((form) => form.key !== key)),
        nearest: () => nearestOf(found),
        isQuality: isSort('quality'),
        isOccasion: isSort('occasion'),
        bought: () =>
          found.flatMap(({ kinds }) => kinds.filter(isOn).map((kind) => textsOf(wordsOf([kind])))),
        like: textsOf(wordsOf(occasions.flatMap(({ near }) => near).filter(isOn))),
        unlike: textsOf(wordsOf(occasions.flatMap(({ not }) => not).filter(isOn))),
      }
    },
    without: (more) => toLexicon(byKey, new Set([...off, ...more])),
  }
}

/** All groups that ship, each with its area. They are read once, when they are first asked for. */
export const shippedConcepts = once(() =>
  areaTexts.flatMap(({ area, text, sort }) =>
    readLexicon(text, sort).map((concept) => ({ ...concept, area })),
  ),
)

const shipped = once(() => createLexicon(shippedConcepts()))

/** The lexicon that ships: goods, brands, what goods are like and what they are bought for. */
export const LEXICON: Lexicon = {
  meaningOf: (word) => shipped().meaningOf(word),
  without: (off) => shipped().without(off),
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
