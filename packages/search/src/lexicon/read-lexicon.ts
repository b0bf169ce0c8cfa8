import { foldText } from '@rasteh/persian-text/fold'

/** Words that mean one thing, the kinds of it, and what is offered where it is not sold. All as they are written. */
export type Concept = {
  readonly words: readonly string[]
  /** Each of them is one: a گیوه is a کفش, but not every کفش a گیوه. */
  readonly kinds: readonly string[]
  readonly near: readonly string[]
  /** What goods are like (a colour, a material, for whom), and no goods. */
  readonly isQuality: boolean
}

const LINE = /^([^>~]+)(?:>([^>~]+))?(?:~([^>~]+))?$/
const BETWEEN = '،'

/** Reads lines of `words > kinds ~ near`, each list between Persian commas. A line that is none of this is refused. */
export function readLexicon(text: string, isQuality: boolean): Concept[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [, words = '', kinds = '', near = ''] = LINE.exec(line) ?? []
      if (words.trim() === '') throw new Error(`no line of a lexicon: ${line}`)
      return { words: toList(words), kinds: toList(kinds), near: toList(near), isQuality }
    })
}

/** How a word is looked up: folded, whether it was written joined or apart. */
export const toKey = (word: string): string => foldText(word).replaceAll(/[\s-]+/g, '')

function toList(text: string): string[] {
  return text
    .split(BETWEEN)
    .map((word) => word.trim())
    .filter(Boolean)
}
