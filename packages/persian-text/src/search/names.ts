import { NAME_MARK } from './sound.ts'

/** A part of a name: a word in Latin letters or a number. */
type Piece = { readonly token: string; readonly kind: string }

const NAME_WORDS_MAX = 5
const IN_NAME = /^(?!\dg$)[\p{Script=Latin}\d.]+$/u

/**
 * The names in a text, each as one token from any of its words to its end: `=galaxys24` and `=s24`. A query
 * for this name differs by it from a query for a longer name that begins like it.
 */
export function toNames(words: readonly Piece[]): string[] {
  return runsOf(words)
    .flatMap(({ from, to }) => {
      const name = words.slice(Math.max(from, to - NAME_WORDS_MAX), to)
      return name.map((_, index) =>
        name
          .slice(index)
          .map(({ token }) => token)
          .join(''),
      )
    })
    .filter((name) => /\p{L}/u.test(name))
    .map((name) => NAME_MARK + name)
}

/** The names that a query may ask for, longest first, and which of its words are each. */
export function toAskedNames(words: readonly Piece[]): { token: string; from: number; to: number }[] {
  return runsOf(words)
    .flatMap(({ from, to }) =>
      Array.from({ length: Math.min(to - from, NAME_WORDS_MAX) }, (_, index) => ({
        token:
          NAME_MARK +
          words
            .slice(from, from + index + 1)
            .map(({ token }) => token)
            .join(''),
        from,
        to: from + index + 1,
      })),
    )
    .filter(({ token, from, to }) => to - from > 1 || /\d/.test(token))
    .reverse()
}

/** Where Latin words and numbers stand together, at least one with a letter; amounts and 5G belong to no name. */
function runsOf(words: readonly Piece[]): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = []
  let from = 0
  words.forEach(({ token, kind }, index) => {
    if (isInName(token, kind)) return
    runs.push({ from, to: index })
    from = index + 1
  })
  runs.push({ from, to: words.length })
  return runs.filter((run) => words.slice(run.from, run.to).some(({ token }) => /\p{L}/u.test(token)))
}

function isInName(token: string, kind: string): boolean {
  return kind === 'number' ? /^\d+$/.test(token) : kind === 'latin' && IN_NAME.test(token)
}
