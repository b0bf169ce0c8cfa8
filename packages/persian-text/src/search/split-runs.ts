import { foldText } from '../fold/fold-text.ts'

/** Letters or digits that stand together, and how they are tied to the run before them. */
export type Run = { readonly text: string; readonly kind: RunKind; readonly tie: 'none' | 'loose' | 'tight' }

/** Words of the Arabic script (and every other that is not Latin), words of Latin letters with their digits, numbers. */
export type RunKind = 'letters' | 'latin' | 'number'

// The half-space, and two signs that old keyboards and converters write for it.
const HALF_SPACES = /[\u200c\u00ac\u00ad]+/g
const HALF_SPACE = '\u001f'
const INCH_MARK = /(?<=[0-9۰-۹٠-٩])\s?(?:["″”“]|''|′′)/g
const TRAILING_PLUS = /(?<=[a-z0-9])\+(?![a-z0-9+])/g
const RUN = /\d+(?:[.,٫٬]\d+)+[a-z]*|[\p{Script=Latin}\d]+|[\p{L}--\p{Script=Latin}]+|\p{N}+/gv
// «6/7 اینچ» is how a decimal is written by hand.
const SLASH_DECIMAL = /(?<=\d)\/(?=\d+ ?(?:اینچ|inch))/g
const RUN_MAX = 64
const LATIN_TIES: ReadonlySet<string> = new Set(['-', '_', "'", '’', '&', HALF_SPACE])

/** The runs of a text in their one spelling. A half-space is a tight tie, as a hyphen is between Latin letters. */
export function splitRuns(text: string): Run[] {
  const folded = foldText(text.replace(INCH_MARK, ' inch ').replace(HALF_SPACES, HALF_SPACE))
    .replace(TRAILING_PLUS, ' plus ')
    .replace(SLASH_DECIMAL, '.')
  const runs: Run[] = []
  let end = 0
  for (const match of folded.matchAll(RUN)) {
    const kind = kindOf(match[0])
    runs.push({
      text: shorten(match[0]),
      kind,
      tie: tieOf(folded.slice(end, match.index), kind, runs.at(-1)),
    })
    end = match.index + match[0].length
  }
  return runs
}

function kindOf(run: string): RunKind {
  if (/^[\d.,٫٬]+$/.test(run)) return 'number'
  return /^[\p{Script=Latin}\d.,٫٬]+$/u.test(run) ? 'latin' : 'letters'
}

function tieOf(gap: string, kind: RunKind, before: Run | undefined): Run['tie'] {
  if (!before) return 'none'
  if (gap === HALF_SPACE && kind === before.kind && kind === 'letters') return 'tight'
  if (!LATIN_TIES.has(gap) || kind === 'letters' || before.kind === 'letters') return 'loose'
  // «8-256» are two numbers, «SM-A546» is one name.
  return kind === 'number' && before.kind === 'number' ? 'loose' : 'tight'
}

function shorten(run: string): string {
  return run.length <= RUN_MAX ? run : Array.from(run).slice(0, RUN_MAX).join('')
}
